import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { cookieFlags, cookieName } from '../session-cookie.ts'

const COOKIE = 'efti_hub_device'
const PURPOSE = 'device'
const LIFETIME_MS = 365 * 86_400_000
/** People who share a browser. */
const MOST_ACCOUNTS = 5

/** Who guesses, as far as it can be counted. */
export interface Guesser {
  address: string
  /** A browser on which this account's owner was signed in before; null for any other. */
  device: string | null
}

/**
 * A browser on which somebody signed in keeps a signed cookie that names the account. Failed sign-ins there are counted for
 * that browser alone, so that attackers who guess at the account cannot keep its owner out. It opens nothing by itself.
 */
export function guesserOf(services: Services, request: FastifyRequest, email: string): Guesser {
  const device = readDevice(services, request)
  const isKnown = device?.accounts.includes(accountOf(email)) ?? false
  return { address: request.ip, device: device && isKnown ? device.id : null }
}

/** After a sign-in, a registration or a new password by link: from now on this browser is the account's own. */
export function rememberDevice(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const known = readDevice(services, request)
  const account = accountOf(email)
  const accounts = [account, ...(known?.accounts ?? []).filter((one) => one !== account)]
  const expires = new Date(services.clock.now().getTime() + LIFETIME_MS)
  const claims = { id: known?.id ?? randomUUID(), accounts: accounts.slice(0, MOST_ACCOUNTS).join(' ') }
  reply.setCookie(cookieName(services.config, COOKIE), services.signer.sign(PURPOSE, claims, expires), {
    ...cookieFlags(services.config),
    expires,
  })
}

function readDevice(services: Services, request: FastifyRequest): { id: string; accounts: string[] } | null {
  const claims = services.signer.verify(
    PURPOSE,
    request.cookies[cookieName(services.config, COOKIE)] ?? '',
    services.clock.now(),
  )
  if (!claims?.id || !claims.accounts) return null
  return { id: claims.id, accounts: claims.accounts.split(' ') }
}

const accountOf = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 22)
