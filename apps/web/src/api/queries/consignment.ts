import type { Learned, RememberQuestion } from '@efti-hub/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { reading } from '../reading.ts'

/** The values of a document. */
export const consignmentQuery = (documentId: string) =>
  reading('GET /api/documents/{id}/consignment', { path: { id: documentId } })

/** The values with earlier ones, and why the machine read what it read. */
export const valueHistoryQuery = (documentId: string) =>
  reading('GET /api/documents/{id}/consignment', { path: { id: documentId }, query: { history: 'true' } })

export const dataSetQuery = () => reading('GET /api/data-set')

/** Places that a person is asked about, by the path of the value whose correction led to the question; from the answer alone. */
export const rememberQuery = (documentId: string) =>
  queryOptions<Record<string, readonly RememberQuestion[]>>({
    queryKey: ['remember', documentId],
    queryFn: skipToken,
  })

/** What corrections on this screen taught, by path; nothing is fetched. */
export const learnedQuery = (documentId: string) =>
  queryOptions<Record<string, Learned>>({ queryKey: ['learned', documentId], queryFn: skipToken })
