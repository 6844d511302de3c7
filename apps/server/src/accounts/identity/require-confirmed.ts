import type { FastifyRequest } from 'fastify'
import type { House } from '../../house.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Session } from '../sessions.ts'

const GOOD_FOR_MS = 10 * 60_000

/** Null once it is over. */
export function confirmedUntil(house: House, { confirmedAt }: Pick<Session, 'confirmedAt'>): Date | null {
  const until = new Date(confirmedAt.getTime() + GOOD_FOR_MS)
  return until > house.clock.now() ? until : null
}

/**
 * Before acts that a browser left open must not allow. After `requireMay`: nobody has to prove who they are only to be refused. An API
 * key has no session and nobody to ask; what it may do, its role says.
 */
export function requireConfirmed(house: House, { session }: FastifyRequest): void {
  if (!session || confirmedUntil(house, session)) return
  throw new Refusal('confirm_identity', 'Please confirm that it is you, then try again.')
}
