import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { recordEntry } from '../record-entry.ts'
import type { OpenedSession } from '../sessions.ts'
import { startSession } from '../start-session.ts'
import type { Vouched } from './ask-provider.ts'
import { enterWithProvider } from './enter-with-provider.ts'
import { OwnProofNeeded } from './require-own-proof.ts'

/** Signs in whom the provider vouches for, or answers what the owner of the account has to show first. */
export async function openSession(
  services: Services,
  request: FastifyRequest,
  vouched: Vouched,
): Promise<OpenedSession | OwnProofNeeded> {
  const opening = services.database.unsafeAccounts(async (db) => {
    const userId = await enterWithProvider(services, db, vouched)
    const opened = await startSession(services, db, request, { userId, confirmed: false })
    await recordEntry(db, { userId }, 'sign-in', { details: `With ${services.config.oidc?.name}` })
    return opened
  })
  return opening.catch((error) => {
    if (error instanceof OwnProofNeeded) return error
    throw error
  })
}
