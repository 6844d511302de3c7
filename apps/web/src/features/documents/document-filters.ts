import type { DocumentStatus, DocumentsQuery } from '@efti-hub/contract'
import { searchText } from '../../api/search-text.ts'

export const JOB_STATUS_FILTERS = ['pending', 'processing', 'completed', 'failed'] as const
export const DECISION_FILTERS = ['under_review', 'approved', 'rejected'] as const

export const SORT_ORDERS = ['newest', 'oldest', 'name', 'size'] as const satisfies DocumentsQuery['sort'][]
export type SortOrder = (typeof SORT_ORDERS)[number]

export type JobStatusFilter = (typeof JOB_STATUS_FILTERS)[number]
export type DecisionFilter = (typeof DECISION_FILTERS)[number]

/**
 * What the address of the processing screen contains. A document has one status, so a status and a
 * decision exclude each other; `jobs` is the document whose jobs dialog is open.
 */
export interface DocumentFilters {
  search?: string
  /** A party, plate or number that is in the document. */
  mentions?: string
  status?: JobStatusFilter
  decision?: DecisionFilter
  sort?: SortOrder
  jobs?: string
}

export function documentFilters(search: Record<string, unknown>): DocumentFilters {
  const status = JOB_STATUS_FILTERS.find((known) => known === search.status)
  const decision = status ? undefined : DECISION_FILTERS.find((known) => known === search.decision)
  const sort = SORT_ORDERS.find((known) => known === search.sort && known !== 'newest')
  const text = searchText(search.search)
  const mentions = searchText(search.mentions)
  const jobs = searchText(search.jobs)
  return {
    ...(text && { search: text }),
    ...(mentions && { mentions }),
    ...(status && { status }),
    ...(decision && { decision }),
    ...(sort && { sort }),
    ...(jobs && { jobs }),
  }
}

/** The query of GET /api/documents for these filters. */
export function documentsQueryOf({
  search,
  mentions,
  status,
  decision,
  sort,
}: DocumentFilters): Record<string, string> {
  const wanted: DocumentStatus | undefined = status ?? decision
  return { search: search?.trim() ?? '', mentions: mentions ?? '', status: wanted ?? '', sort: sort ?? '' }
}
