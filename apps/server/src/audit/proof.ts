import type { Database, Person } from '../platform/database.ts'
import { linksOf } from './links.ts'
import type { Link } from './verify-chain.ts'

export const PROOF_FORMAT = 'efti-hub-audit-proof-1'
const RULE =
  'hash = SHA-256 of previousHash, a line feed, seq, a line feed and event, in UTF-8, as hexadecimal; the first previousHash is 64 zeros.'

/** JSON lines: one that says how to check the others, then one for each event, oldest first. */
export async function* proofLines(database: Database, person: Person, madeAt: Date): AsyncGenerator<string> {
  const { tenantId } = person
  yield line({ format: PROOF_FORMAT, tenantId, madeAt: madeAt.toISOString(), rule: RULE })
  for await (const link of linksOf(database, person)) yield line(link satisfies Link)
}

const line = (content: object) => `${JSON.stringify(content)}\n`
