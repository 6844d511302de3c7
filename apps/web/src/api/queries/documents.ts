import type { AnswerOf, JobUpdate } from '@efti-hub/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { callPath, keyOf, type Query } from '../keys.ts'
import { reading } from '../reading.ts'
import { send } from '../request.ts'

export const documentQuery = (id: string) => reading('GET /api/documents/{id}', { path: { id } })
export const pagesQuery = (id: string) => reading('GET /api/documents/{id}/pages', { path: { id } })
export const pageTextQuery = (id: string, page: number) =>
  reading('GET /api/documents/{id}/pages/{n}/text', { path: { id, n: String(page) } })
export const jobsQuery = (id: string) => reading('GET /api/documents/{id}/jobs', { path: { id } })
export const languagesQuery = (id: string) => reading('GET /api/documents/{id}/languages', { path: { id } })

const LIST = 'GET /api/documents'

/** The list ends at 500; `total` is how many match in all. */
export const documentsQuery = (query: Query = {}) =>
  queryOptions({
    queryKey: keyOf(LIST, { query }),
    queryFn: async () => {
      const response = await send('GET', callPath(LIST, { query }))
      const documents = (await response.json()) as AnswerOf<typeof LIST>
      return { documents, total: Number(response.headers.get('X-Total-Count') ?? documents.length) }
    },
  })

/** Written by the live socket; nothing is fetched. */
export const liveProgressQuery = (documentId: string) =>
  queryOptions<JobUpdate['data'] | null>({ queryKey: ['live-progress', documentId], queryFn: skipToken })
