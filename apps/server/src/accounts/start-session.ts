import type { FastifyRequest } from 'fastify'
import type { AccountsDb } from '../platform/database.ts'
import type { Services } from '../services.ts'
import { tokenIn } from './session-cookie.ts'
import { endSession, type OpenedSession, openSession } from './sessions.ts'

/** A new token at every sign-in; the one the browser came with ends here, even if somebody planted it. */
export async function startSession(
  services: Services,
  db: AccountsDb,
  request: FastifyRequest,
  who: { userId: string; tenantId?: string; confirmed?: boolean; secondFactor?: boolean },
): Promise<OpenedSession> {
  const former = tokenIn(request, services.config)
  if (former) await endSession(services, db, former)
  return openSession(services, db, {
    userId: who.userId,
    activeTenantId: who.tenantId ?? null,
    confirmed: who.confirmed ?? true,
    secondFactor: who.secondFactor ?? false,
    address: request.ip,
    userAgent: request.headers['user-agent'],
  })
}
