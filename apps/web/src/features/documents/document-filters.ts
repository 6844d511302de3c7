import {
  type DocumentFilter,
  type DocumentKind,
  type DocumentSort,
  type DocumentStatus,
  kindLabels,
} from '@efti-hub/contract'
import { searchText } from '../../api/search-text.ts'
import { zone } from '../../api/time-zone.ts'

export const JOB_STATUS_FILTERS = ['pending', 'processing', 'completed', 'failed'] as const
export const DECISION_FILTERS = ['under_review', 'approved', 'rejected'] as const

export type JobStatusFilter = (typeof JOB_STATUS_FILTERS)[number]
export type DecisionFilter = (typeof DECISION_FILTERS)[number]

/** What of the address is one of these words; anything else is dropped. */
const CHOICES = {
  status: JOB_STATUS_FILTERS,
  decision: DECISION_FILTERS,
  work: ['needs-me', 'waiting', 'done', 'done-today', 'done-week'],
  open: ['blocking'],
  departs: ['due', 'overdue'],
  owner: ['me'],
  kind: Object.keys(kindLabels) as DocumentKind[],
  sort: ['oldest', 'name', 'size', 'departure', 'severity', 'lowest', 'highest'],
} as const
const TEXTS = ['search', 'mentions', 'tag', 'columns', 'jobs'] as const

/**
 * What the address of the processing screen contains. A document has one status, so a status and a
 * decision exclude each other; `mentions` is a party, plate or number that is in the document, `columns` the columns of the table, separated
 * by commas, `jobs` the document whose jobs dialog is open.
 */
export type DocumentFilters = { [Name in keyof typeof CHOICES]?: (typeof CHOICES)[Name][number] } & {
  [Name in (typeof TEXTS)[number]]?: string
}

export function documentFilters(search: Record<string, unknown>): DocumentFilters {
  const filters: Record<string, string> = {}
  for (const name of TEXTS) {
    const text = searchText(search[name])
    if (text) filters[name] = text
  }
  for (const [name, known] of Object.entries(CHOICES)) {
    const value = search[name]
    const isExcluded = name === 'decision' && filters.status
    if (!isExcluded && (known as readonly unknown[]).includes(value)) filters[name] = value as string
  }
  return filters
}

/** The same as the server knows it, for the list or a saved view. */
export function filterOf(filters: DocumentFilters): DocumentFilter & { sort?: DocumentSort } {
  const { status, decision, columns: _look, jobs: _dialog, search, ...others } = filters
  const wanted: DocumentStatus | undefined = status ?? decision
  const text = search?.trim()
  return { ...others, ...(text && { search: text }), ...(wanted && { status: wanted }) }
}

/** The query of GET /api/documents for these filters. */
export function documentsQueryOf(filters: DocumentFilters): Record<string, string> {
  const isAboutDays = Boolean(filters.departs || filters.work)
  return { ...filterOf(filters), ...(isAboutDays && { zone }) }
}

/** Whether less is listed than there is. */
export const isDocumentsFiltered = ({
  sort: _order,
  columns: _look,
  jobs: _dialog,
  ...filters
}: DocumentFilters) => Object.values(filters).some(Boolean)
