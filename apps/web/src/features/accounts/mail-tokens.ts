import { type RouterHistory, useLocation } from '@tanstack/react-router'
import { useState } from 'react'

const NAMES = ['token', 'reset', 'invitation'] as const
type TokenName = (typeof NAMES)[number]
export type MailTokens = Partial<Record<TokenName, string>>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the link that led here: with this entry of the browser's history, and not in the address. */
    mail?: MailTokens
  }
}

/** `?reset=request` is no token: a link is to be asked for. */
const ASKS_FOR_LINK = 'request'

/**
 * Splits an address into what may be seen and sent, and the tokens of a mailed link. They stand in the fragment, which no
 * browser sends; links mailed before 2026-11-24 have them in the query.
 */
export function withoutTokens(address: string): { href: string; tokens: MailTokens | null } {
  const { pathname, searchParams, hash } = new URL(address, window.location.origin)
  const fragment = new URLSearchParams(hash.slice(1))
  const tokens: MailTokens = {}
  for (const part of [searchParams, fragment]) {
    for (const name of NAMES) {
      const value = part.get(name)
      if (!value || value === ASKS_FOR_LINK) continue
      tokens[name] = value.replaceAll('\0', '')
      part.delete(name)
    }
  }
  if (Object.keys(tokens).length === 0) return { href: address, tokens: null }
  const [query, rest] = [searchParams.toString(), fragment.toString()]
  return { href: `${pathname}${query && `?${query}`}${rest && `#${rest}`}`, tokens }
}

/** Before the router reads the address, and whenever a link is opened in a tab that shows its page already. */
export function hideTokens(history: RouterHistory): void {
  const hide = () => {
    const { href, tokens } = withoutTokens(history.location.href)
    if (!tokens) return
    history.replace(href, { mail: tokens })
    history.flush()
  }
  hide()
  window.addEventListener('hashchange', hide)
}

/** The latest one while its screen is there: the address is another one already while the next screen is being loaded. */
export function useMailToken(name: TokenName): string | null {
  const arrived = useLocation({ select: ({ state }) => state.mail?.[name] ?? null })
  const [token, setToken] = useState(arrived)
  if (arrived !== null && arrived !== token) setToken(arrived)
  return arrived ?? token
}
