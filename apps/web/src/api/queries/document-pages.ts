import type { AnswerOf } from '@efti-hub/contract'
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { callPath, keyOf, type Query } from '../keys.ts'
import { reading } from '../reading.ts'
import { send } from '../request.ts'

const LIST = 'GET /api/documents'

/** Page by page, of 500 each. */
export const documentPagesQuery = (query: Query = {}) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(LIST, { query }), 'pages'] as QueryKey,
    queryFn: async ({ pageParam }) => {
      const response = await send('GET', callPath(LIST, { query: { ...query, cursor: pageParam } }))
      const documents = (await response.json()) as AnswerOf<typeof LIST>
      const { headers } = response
      return {
        documents,
        total: Number(headers.get('X-Total-Count') ?? documents.length),
        next: headers.get('X-Next-Cursor'),
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const documentTagsQuery = () => reading('GET /api/documents/tags')
