import type { Database, Person } from '../platform/database.ts'
import { linksOf, unsealedOf } from './links.ts'
import { type Verified, verifyChain } from './verify-chain.ts'

/** The chain as it is in the database, and that no event is outside it. */
export async function verifyTenant(database: Database, person: Person): Promise<Verified> {
  const verified = await verifyChain(linksOf(database, person))
  if (verified.broken) return verified
  const outside = await unsealedOf(database, person)
  if (outside === 0) return verified
  const why = `${outside === 1 ? 'An event stands' : `${outside} events stand`} outside of the chain.`
  return { ...verified, broken: { seq: verified.events + 1, why } }
}
