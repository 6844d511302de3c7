import type { TenantDb } from '../../../platform/database.ts'
import { hasOtherDuplicates } from '../../compliance/duplicates.ts'
import { NOTHING_FURTHER } from '../../compliance/further.ts'
import { copiesOf } from '../../compliance/identities.ts'
import { describeConsignments } from '../../consignments/describe-consignment.ts'
import { normaliseNumber } from '../../consignments/links/normalise-number.ts'
import { isToBeChecked, type Recheck, recheckDocuments } from '../../consignments/recheck-documents.ts'
import { announce, relateAnew } from '../../consignments/relate-document.ts'
import { documentsIn, documentsOf } from '../../consignments/store.ts'
import { lockDocuments } from '../../documents/store.ts'

/** What documents have to do with others, while they are not in the trash. */
export interface Ties {
  consignmentIds: string[]
  /** Of their vehicles: cabotage counts the trips of all of a vehicle's consignments. */
  plates: string[]
  /** Documents that a check called duplicates of them. */
  copies: string[]
}

export async function tiesOf(db: TenantDb, documentIds: readonly string[]): Promise<Ties> {
  const read = await documentsOf(db, documentIds)
  return {
    consignmentIds: [...new Set(read.flatMap(({ consignmentId }) => consignmentId ?? []))],
    plates: [
      ...new Set(read.flatMap(({ profile: { vehicle } }) => (vehicle ? normaliseNumber(vehicle) : []))),
    ],
    copies: await copiesOf(db, documentIds),
  }
}

/**
 * After documents went to the trash or came back: their consignments are described again, documents beside them and those of their
 * vehicles are judged again, and checked again where that changes what is found. The caller has taken its turn.
 */
export async function judgeOthers(
  db: TenantDb,
  { consignmentIds, plates, copies }: Ties,
  now: Date,
  recheck: Recheck,
): Promise<void> {
  const beside = Map.groupBy(await documentsIn(db, consignmentIds), (one) => one.consignmentId)
  // Documents of one consignment beside each other: they are regrouped in parts.
  const ids = [...new Set([...[...beside.values()].flat().map(({ documentId }) => documentId), ...copies])]
  const related = await relateAnew(db, ids, now, plates)
  // Also those without any documents left: they are found by their names no longer.
  await describeConsignments(db, consignmentIds)
  await announce(db, consignmentIds, [])
  await recheckDocuments(db, related, recheck, null)
  // In the order of their ids, as everybody locks several.
  for (const copy of await lockDocuments(db, copies)) {
    if (!isToBeChecked(copy) && (await hasOtherDuplicates(db, copy.id)))
      await recheck(db, copy, related.get(copy.id) ?? NOTHING_FURTHER)
  }
}
