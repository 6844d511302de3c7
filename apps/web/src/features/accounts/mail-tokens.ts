import type { RouterHistory } from '@tanstack/react-router'

export type TokenName = 'token' | 'reset' | 'invitation'
/** As they are made: of letters that mean nothing in an address. `?reset=request` is none: a link is to be asked for. */
const TOKENS = /([?&#])(token|reset|invitation)=(?!request(?:[&#]|$))([\w.-]+)/g
export type MailTokens = Partial<Record<TokenName, string>>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the link that led here: with this entry of the browser's history, and not in the address. */
    mail?: MailTokens
  }
}

/**
 * Splits an address into what may be seen and sent, and the tokens of a mailed link. They are in the fragment, which no
 * browser sends; links mailed before 2026-11-24 have them in the query.
 */
export function withoutTokens(address: string): { href: string; tokens: MailTokens | null } {
  let tokens: MailTokens | null = null
  const href = address.replace(TOKENS, (_all, sign: string, name: TokenName, value: string) => {
    tokens = { ...tokens, [name]: value }
    return sign === '&' ? '' : sign
  })
  return { href: href.replace(/\?&/, '?').replace(/[?#]+$/, ''), tokens }
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
