import type { Database, Person } from '../platform/database.ts'
import { type ExtractScope, linksAbout, linksOf, linksOfActions } from './links.ts'
import type { ChainLink } from './verify-chain.ts'

export const PROOF_FORMAT = 'efti-hub-audit-proof-1'
export const EXTRACT_FORMAT = 'efti-hub-audit-extract-1'
const RULE =
  'hash = SHA-256 of previousHash, a line feed, seq, a line feed and event, in UTF-8, as hexadecimal; the first previousHash is 64 zeros.'
const EXTRACT_RULE = `${RULE} Events about anything else are left out: only where seq follows without a gap is previousHash the hash of the line before.`

/** JSON lines: one that explains how to check the others, then one for each event, oldest first. */
export async function* proofLines(database: Database, person: Person, madeAt: Date): AsyncGenerator<string> {
  const { tenantId } = person
  yield line({ format: PROOF_FORMAT, tenantId, madeAt: madeAt.toISOString(), rule: RULE })
  for await (const link of linksOf(database, person)) yield line(link satisfies ChainLink)
}

/** The same form with the events about some documents and consignments only. */
export async function* extractLines(
  database: Database,
  person: Person,
  scope: ExtractScope,
  madeAt: Date,
): AsyncGenerator<string> {
  const { tenantId } = person
  const head = { format: EXTRACT_FORMAT, tenantId, madeAt: madeAt.toISOString(), rule: EXTRACT_RULE }
  yield line({ ...head, ...scope })
  for await (const link of linksAbout(database, person, scope)) yield line(link satisfies ChainLink)
}

/** And with the events of some actions only, about any resource. */
export async function* actionLines(
  database: Database,
  person: Person,
  actions: readonly string[],
  madeAt: Date,
): AsyncGenerator<string> {
  const { tenantId } = person
  yield line({ format: EXTRACT_FORMAT, tenantId, madeAt: madeAt.toISOString(), rule: EXTRACT_RULE, actions })
  for await (const link of linksOfActions(database, person, actions)) yield line(link satisfies ChainLink)
}

const line = (content: object) => `${JSON.stringify(content)}\n`
