/** Lists of words, apart from the schemas: an address is read before any screen, which is too early for a schema library. */

export const ROLES = ['compliance_manager', 'operator', 'auditor'] as const

export const ROLE_LABELS: Record<(typeof ROLES)[number], string> = {
  compliance_manager: 'Compliance Manager',
  operator: 'Operator',
  auditor: 'Auditor',
}

export const DOCUMENT_STATUSES = [
  'pending',
  'processing',
  'under_review',
  'approved',
  'rejected',
  'completed',
  'failed',
] as const

/** Days that the results screen looks back over, today among them. */
export const RESULT_RANGES = ['7', '30', '90', '365'] as const
export type ResultRange = (typeof RESULT_RANGES)[number]
export const DEFAULT_RESULT_RANGE: ResultRange = '30'

export const TRANSPORT_TYPES = ['Road', 'Rail', 'Maritime', 'Air', 'Inland Waterway'] as const

/** Of a score: 90 or more, 70 or more, below; 'none': not checked yet, or judged by no rule. */
export const SCORE_BANDS = ['green', 'yellow', 'red', 'none'] as const

export const RESULT_SORTS = [
  'newest',
  'oldest',
  'name',
  'name-desc',
  'highest',
  'lowest',
  'most-violations',
  'fewest-violations',
] as const

/** Columns of the list of documents that can be chosen; each at most once, in the order of the list. */
export const DOCUMENT_COLUMNS = [
  'name',
  'kind',
  'number',
  'parties',
  'route',
  'departure',
  'score',
  'violations',
  'owner',
  'tags',
  'size',
  'date',
  'status',
  'jobs',
] as const
