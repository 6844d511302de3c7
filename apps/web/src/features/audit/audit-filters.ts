import type { AuditStatus } from '@efti-hub/contract'
import { searchText } from '../../api/search-text.ts'

// The address is read before anything else is loaded: no schema library comes in here.
export const AUDIT_DAYS = [1, 7, 30, 90, 365] as const
export const USUAL_DAYS = 7
export const ACTIONS = ['all', 'uploads', 'processing', 'compliance', 'violations'] as const
export const STATUSES = ['success', 'pending', 'failed'] as const satisfies AuditStatus[]
export const SORTS = ['newest', 'oldest'] as const

export type ActionFilter = (typeof ACTIONS)[number]
type Days = (typeof AUDIT_DAYS)[number]
export type Sort = (typeof SORTS)[number]

/** What the address of the audit trail contains; unknown values and defaults are dropped. */
export interface AuditFilters {
  search?: string
  action?: Exclude<ActionFilter, 'all'>
  status?: AuditStatus
  /** Left out: the last 7. */
  days?: Days
  documentId?: string
  sort?: Exclude<Sort, 'newest'>
}

export function auditFilters(search: Record<string, unknown>): AuditFilters {
  const days = AUDIT_DAYS.find((known) => known === Number(search.days))
  const filters: AuditFilters = {
    search: searchText(search.search),
    action: ACTIONS.filter((known) => known !== 'all').find((known) => known === search.action),
    status: STATUSES.find((known) => known === search.status),
    days: days === USUAL_DAYS ? undefined : days,
    documentId: searchText(search.documentId),
    sort: search.sort === 'oldest' ? 'oldest' : undefined,
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

/** As the server is asked, for the list and for the export. */
export function auditQueryOf({ search, action, status, days, documentId, sort }: AuditFilters) {
  return {
    search: search?.trim() ?? '',
    action: action ?? '',
    status: status ?? '',
    days: String(days ?? USUAL_DAYS),
    documentId: documentId ?? '',
    sort: sort ?? '',
  }
}

export const isAuditFiltered = ({ sort: _order, ...filters }: AuditFilters): boolean =>
  Object.values(filters).some(Boolean)
