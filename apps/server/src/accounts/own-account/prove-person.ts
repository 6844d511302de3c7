import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { markConfirmed } from '../identity/confirm-identity.ts'
import { provePassword } from '../identity/prove-password.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { personIn } from '../person-in.ts'
import type { AccountLimits } from '../rate-limits.ts'
import { giveCookie } from '../session-cookie.ts'

/** With the password where the call brings it along, which is a confirmation like any other; else by one of minutes ago. */
export async function provePerson(
  services: Services,
  limits: AccountLimits,
  request: FastifyRequest,
  reply: FastifyReply,
  { password, field }: { password: string | undefined; field: string },
): Promise<void> {
  const person = personIn(request)
  const proof = { password: password ?? '', field, address: request.ip }
  if (!password || !(await provePassword(services, limits, person, proof)))
    return requireConfirmed(services, request)
  const { token, expiresAt } = await services.database.unsafeAccounts((db) =>
    markConfirmed(db, services, person, { identity: true, details: 'With the password' }),
  )
  giveCookie(reply, services.config, token, expiresAt)
  const confirmedAt = services.clock.now()
  requireConfirmed(services, { session: request.session && { ...request.session, confirmedAt } })
}
