import { searchText } from '../api/search-text.ts'

export interface VisitorSearch {
  /** What a server that led back here has to say. */
  notice?: string
  /** The token of a reset link; 'request': a link is to be asked for. */
  reset?: string
  invitation?: string
}

export function visitorSearch(search: Record<string, unknown>): VisitorSearch {
  const known = {
    notice: searchText(search.notice),
    reset: searchText(search.reset),
    invitation: searchText(search.invitation),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}
