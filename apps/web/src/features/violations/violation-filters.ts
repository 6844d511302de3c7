import type { Severity, ViolationFilter, ViolationStatus } from '@efti-hub/contract'
import { searchText } from '../../api/search-text.ts'

export const SEVERITY_FILTERS = ['critical', 'high', 'medium', 'low'] as const satisfies Severity[]
export const VIOLATION_STATUS_FILTERS = ['open', 'waived', 'resolved', 'all'] as const
export const AGES = [7, 30, 90] as const
export const GROUPS = ['document', 'type', 'code', 'sender', 'none'] as const
export const ORDERS = ['severity', 'due', 'newest', 'oldest'] as const

export type ViolationStatusFilter = (typeof VIOLATION_STATUS_FILTERS)[number]
export type ViolationGroup = (typeof GROUPS)[number]
export type Order = (typeof ORDERS)[number]

/** What the address of the violations screen contains; unknown values and defaults are dropped. */
export interface ViolationFilters {
  search?: string
  severity?: Severity
  /** Left out: open. */
  status?: Exclude<ViolationStatusFilter, 'open'>
  type?: string
  documentId?: string
  senderId?: string
  code?: string
  owner?: 'me'
  due?: 'before-departure' | 'overdue' | 'week'
  /** Days since it was found, or more. */
  age?: (typeof AGES)[number]
  sort?: Exclude<Order, 'severity'>
  group?: Exclude<ViolationGroup, 'document'>
}

const DUE = ['before-departure', 'overdue', 'week'] as const

export function violationFilters(search: Record<string, unknown>): ViolationFilters {
  const filters: ViolationFilters = {
    search: searchText(search.search),
    severity: SEVERITY_FILTERS.find((known) => known === search.severity),
    status: VIOLATION_STATUS_FILTERS.filter((known) => known !== 'open').find(
      (known) => known === search.status,
    ),
    type: searchText(search.type),
    documentId: searchText(search.documentId),
    senderId: searchText(search.senderId),
    code: searchText(search.code),
    owner: search.owner === 'me' ? 'me' : undefined,
    due: DUE.find((known) => known === search.due),
    age: AGES.find((known) => known === Number(search.age)),
    sort: ORDERS.filter((known) => known !== 'severity').find((known) => known === search.sort),
    group: GROUPS.filter((known) => known !== 'document').find((known) => known === search.group),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

/** The same as the server is asked: for the list, a bulk act or a saved view. */
export function filterOf({ sort: _order, group: _look, ...filters }: ViolationFilters): ViolationFilter {
  const { status, search, ...others } = filters
  const text = search?.trim()
  return {
    ...others,
    ...(text && { search: text }),
    ...(status !== 'all' && { status: status ?? ('open' satisfies ViolationStatus) }),
  }
}

/** Whether less is shown than there is open. */
export const isViolationsFiltered = ({ sort: _order, group: _look, ...filters }: ViolationFilters): boolean =>
  Object.values(filters).some(Boolean)
