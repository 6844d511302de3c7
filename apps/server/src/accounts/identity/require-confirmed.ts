import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../sessions.ts'

const GOOD_FOR_MS = 10 * 60_000

export type Proofs = Pick<Session, 'confirmedAt' | 'codeAt' | 'hasTwoFactor'>

/** Until when the identity is confirmed; null: it is not. Who has a second factor confirms with it as well. */
export function confirmedUntil(
  services: Services,
  { confirmedAt, codeAt, hasTwoFactor }: Proofs,
): Date | null {
  const proofs = hasTwoFactor ? [confirmedAt, codeAt] : [confirmedAt]
  const until = new Date(Math.min(...proofs.map(endOf)))
  return until > services.clock.now() ? until : null
}

/** Whether this proof was given minutes ago. */
export const isRecent = (services: Services, provedAt: Date | null) =>
  endOf(provedAt) > services.clock.now().getTime()

const endOf = (provedAt: Date | null) => (provedAt?.getTime() ?? 0) + GOOD_FOR_MS

/**
 * Before acts that a browser left open must not allow. After `requireMay`: nobody has to prove who they are only to be refused. An API
 * key has no session and nobody to ask; its role defines what it may do.
 */
export function requireConfirmed(services: Services, { session }: { session: Proofs | null }): void {
  if (!session || confirmedUntil(services, session)) return
  throw new Refusal('confirm_identity', 'Please confirm that it is you, then try again.')
}
