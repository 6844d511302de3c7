import type { Services } from '../../services.ts'
import { markConfirmed } from '../identity/confirm-identity.ts'
import type { OpenedSession, Session } from '../sessions.ts'
import type { Vouched } from './ask-provider.ts'
import { findPersonByIdentity } from './identity-store.ts'

/** Somebody signed in at the provider once more, and is not the person of this session. */
export class OtherPerson extends Error {}

/** Answers the new token of the session. @throws OtherPerson */
export async function confirmWithProvider(
  services: Services,
  session: Session,
  { issuer, subject }: Vouched,
  providerName: string,
): Promise<OpenedSession> {
  return services.database.unsafeAccounts(async (db) => {
    const userId = await findPersonByIdentity(db, services.dataCipher, { issuer, subject })
    if (userId !== session.userId) throw new OtherPerson('somebody else signed in at the identity provider')
    const person = {
      sessionId: session.id,
      userId: session.userId,
      name: session.name,
      tenantId: session.memberships[0]?.tenantId ?? null,
    }
    return markConfirmed(db, services, person, { identity: true, details: `With ${providerName}` })
  })
}
