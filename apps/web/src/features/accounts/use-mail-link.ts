import type { CurrentUser } from '@efti-hub/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { becomeUser } from './become-user.ts'
import { withoutTokens } from './mail-tokens.ts'

const KEPT = 'efti-hub-mail-link'
const NAME = 'organisation'

interface MailLink {
  organisation: string
  /** Path, query and fragment, without the organisation. */
  href: string
}

/** Read before the router tidies the address; kept in this tab, since signing in may lead away from it. */
const arrived = readLink(new URL(window.location.href))
if (arrived) sessionStorage.setItem(KEPT, JSON.stringify(arrived))

function readLink(address: URL): MailLink | null {
  const organisation = address.searchParams.get(NAME)
  if (!organisation) return null
  address.searchParams.delete(NAME)
  // '//elsewhere' would be another host.
  return { organisation, href: address.pathname.replace(/^\/+/, '/') + address.search + address.hash }
}

function keptLink(): MailLink | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Links in mails name the organisation that they lead into. Who is in another one goes over to it, and who has to sign in
 * first goes on to what the link is about. True while that is under way.
 */
export function useMailLink(user: CurrentUser | null): boolean {
  const [link, setLink] = useState(keptLink)
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!user || !link) return
    sessionStorage.removeItem(KEPT)
    const { organisation } = link
    const { href, tokens } = withoutTokens(link.href)
    const isElsewhere = user.tenantId !== organisation
    const belongs = user.tenants.some(({ tenantId }) => tenantId === organisation)
    const entered =
      isElsewhere && belongs
        ? call('POST /api/auth/tenant', { body: { tenantId: organisation } }).then((changed) =>
            becomeUser(client, changed),
          )
        : Promise.resolve()
    // A person who cannot switch sees how the current organisation handles the address.
    void entered
      .catch(console.error)
      .then(() => navigate({ href, state: { mail: tokens ?? {} }, replace: true }))
      .catch(console.error)
      .finally(() => setLink(null))
  }, [user, link, client, navigate])
  return user !== null && link !== null
}
