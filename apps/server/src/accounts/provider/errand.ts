import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { cookieFlags, cookieName } from '../session-cookie.ts'
import type { Errand } from './ask-provider.ts'

const COOKIE = 'efti_hub_errand'
const PURPOSE = 'identity-provider'
/** To sign in there, with whatever second factor it asks for. */
const VALID_FOR_MS = 10 * 60_000

/** The browser keeps it while its reader is at the identity provider. */
export function keepErrand({ clock, config, signer }: Services, reply: FastifyReply, errand: Errand): void {
  const expires = new Date(clock.now().getTime() + VALID_FOR_MS)
  reply.setCookie(cookieName(config, COOKIE), signer.sign(PURPOSE, { ...errand }, expires), {
    ...cookieFlags(config),
    expires,
  })
}

/** Once: the cookie goes. Null where there is none, or too old, or altered. */
export function takeErrand(
  { clock, config, signer }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Errand | null {
  const name = cookieName(config, COOKIE)
  reply.clearCookie(name, cookieFlags(config))
  const claims = signer.verify(PURPOSE, request.cookies[name] ?? '', clock.now())
  const { state, nonce, verifier, confirms = '' } = claims ?? {}
  return state && nonce && verifier ? { state, nonce, verifier, confirms } : null
}
