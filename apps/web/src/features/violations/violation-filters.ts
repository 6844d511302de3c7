import type { Severity } from '@efti-hub/contract'
import { searchText } from '../../api/search-text.ts'

/** What the address of the violations screen holds; unknown values are dropped. */
export interface ViolationFilters {
  search?: string
  severity?: Severity
}

export const SEVERITY_FILTERS = ['critical', 'high', 'medium', 'low'] as const satisfies Severity[]

export function violationFilters(search: Record<string, unknown>): ViolationFilters {
  const severity = SEVERITY_FILTERS.find((known) => known === search.severity)
  const text = searchText(search.search)
  return { ...(text && { search: text }), ...(severity && { severity }) }
}
