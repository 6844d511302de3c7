import type { ConsignmentsUpdate } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import { publish } from '../../platform/events.ts'
import { type Further, NOTHING_FURTHER } from '../compliance/further.ts'
import { lockDocument, takeTurn } from '../documents/store.ts'
import { type ConsignmentInForce, stillInForce } from '../extraction/corrections/in-force.ts'
import { describeConsignments } from './describe-consignment.ts'
import { judgeConsignments } from './judge-consignments.ts'
import { normaliseNumber } from './links/normalise-number.ts'
import { profileOf } from './links/profile-of.ts'
import { referencesOf } from './links/references-of.ts'
import { regroup } from './links/regroup.ts'
import { documentsOf, keepProfile, latestText } from './store.ts'

/** For each document concerned, what the documents beside it state. */
export type Related = ReadonlyMap<string, Further>

/**
 * Finds the consignment of a document that was read or corrected, and what its documents state about each other. `known`: what was in
 * force when somebody looked before. Answers what is in force too; nothing of it changes until the transaction ends.
 */
export async function relateDocument(
  db: TenantDb,
  documentId: string,
  now: Date,
  known: ConsignmentInForce | null = null,
): Promise<{ related: Related; read: ConsignmentInForce | null }> {
  // Two that are checked at the same time would each not see the other.
  await takeTurn(db)
  const refreshed = await refreshProfile(db, documentId, known)
  if (!refreshed) return { related: new Map(), read: null }
  const { read, plates } = refreshed
  return { related: await relateAnew(db, [documentId], now, plates), read }
}

/** Answers what is in force, and the plate that it gave before; null for a document that was not read. */
export async function refreshProfile(
  db: TenantDb,
  documentId: string,
  known: ConsignmentInForce | null = null,
): Promise<{ read: ConsignmentInForce; plates: string[] } | null> {
  await lockDocument(db, documentId)
  const read = await stillInForce(db, documentId, known)
  if (!read) return null
  const [before] = await documentsOf(db, [documentId])
  const text = await latestText(db, documentId)
  const profile = profileOf(read, text)
  await keepProfile(db, documentId, profile, referencesOf(read, profile, text))
  return { read, plates: before?.profile.vehicle ? [normaliseNumber(before.profile.vehicle)] : [] }
}

/** After documents or what people decided about them changed; the caller has taken its turn. */
export async function relateAnew(
  db: TenantDb,
  documentIds: readonly string[],
  now: Date,
  plates: readonly string[] = [],
): Promise<Related> {
  const consignmentIds = await regroupAll(db, documentIds, now)
  const judged = await judgeConsignments(db, consignmentIds, plates)
  // About one that is in no consignment, or in none any more, there is nothing to state.
  const alone = documentIds.filter((id) => !judged.has(id)).map((id) => [id, NOTHING_FURTHER] as const)
  const related = new Map([...judged, ...alone])
  await describeConsignments(db, consignmentIds)
  await announce(db, consignmentIds, [...related.keys()])
  return related
}

/** Of so many all that belongs to them is found: `regroup` looks at a few hundred documents and no further. */
const REGROUPED_TOGETHER = 20

async function regroupAll(db: TenantDb, documentIds: readonly string[], now: Date): Promise<string[]> {
  const consignmentIds = new Set<string>()
  for (let from = 0; from < documentIds.length; from += REGROUPED_TOGETHER) {
    const part = documentIds.slice(from, from + REGROUPED_TOGETHER)
    for (const id of await regroup(db, part, now)) consignmentIds.add(id)
  }
  return [...consignmentIds]
}

/** An event fits some 200 ids. */
const MOST_NAMED = 80

export async function announce(
  db: TenantDb,
  consignmentIds: readonly string[],
  documentIds: readonly string[],
): Promise<void> {
  const data: ConsignmentsUpdate['data'] = {
    consignmentIds: consignmentIds.slice(0, MOST_NAMED),
    documentIds: documentIds.slice(0, MOST_NAMED),
  }
  await publish(db, 'consignments_update', data)
}
