import { searchText } from '../api/search-text.ts'

export interface VisitorSearch {
  /** The notice of a server that redirected here. */
  notice?: string
  /** 'request': a link for a new password is to be asked for. */
  reset?: string
  /** What the owner of an account shows once before an identity provider may sign them in. */
  proof?: string
}

export function visitorSearch(search: Record<string, unknown>): VisitorSearch {
  const known = {
    notice: searchText(search.notice),
    reset: searchText(search.reset),
    proof: searchText(search.proof),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}
