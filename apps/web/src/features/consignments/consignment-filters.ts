import { searchText } from '../../api/search-text.ts'

/** What the address of the list of consignments contains. */
export interface ConsignmentFilters {
  search?: string
  state?: 'ready' | 'not-ready'
}

export function consignmentFilters(search: Record<string, unknown>): ConsignmentFilters {
  const text = searchText(search.search)
  const state = (['ready', 'not-ready'] as const).find((known) => known === search.state)
  return { ...(text && { search: text }), ...(state && { state }) }
}

export function consignmentsQueryOf({ search, state }: ConsignmentFilters): Record<string, string> {
  return { search: search?.trim() ?? '', ready: state === undefined ? '' : String(state === 'ready') }
}
