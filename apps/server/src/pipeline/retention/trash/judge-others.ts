import type { TenantDb } from '../../../platform/database.ts'
import { hasOtherDuplicates } from '../../compliance/duplicates.ts'
import { NOTHING_FURTHER } from '../../compliance/further.ts'
import { copiesOf } from '../../compliance/identities.ts'
import { describeConsignments } from '../../consignments/describe-consignment.ts'
import { normaliseNumber } from '../../consignments/links/normalise-number.ts'
import { isToBeChecked, type Recheck, recheckDocuments } from '../../consignments/recheck-documents.ts'
import { announce, relateAnew } from '../../consignments/relate-document.ts'
import { documentsIn, documentsOf } from '../../consignments/store.ts'
import { findDocument, lockDocument } from '../../documents/store.ts'

/** What a document has to do with others, while it is not in the trash. */
export interface Ties {
  consignmentId: string | null
  /** Of its vehicle: cabotage counts the trips of all of its consignments. */
  plates: string[]
  /** Documents that a check called duplicates of it. */
  copies: string[]
}

export async function tiesOf(db: TenantDb, documentId: string): Promise<Ties> {
  const [read] = await documentsOf(db, [documentId])
  const vehicle = read?.profile.vehicle
  return {
    consignmentId: read?.consignmentId ?? null,
    plates: vehicle ? [normaliseNumber(vehicle)] : [],
    copies: await copiesOf(db, documentId),
  }
}

/**
 * After a document went to the trash or came back: its consignment is described again, documents beside it and those of its
 * vehicle are judged again, and checked again where that changes what is found. The caller has taken its turn.
 */
export async function judgeOthers(
  db: TenantDb,
  { consignmentId, plates, copies }: Ties,
  now: Date,
  recheck: Recheck,
): Promise<void> {
  const ofConsignment = consignmentId ? [consignmentId] : []
  const beside = await documentsIn(db, ofConsignment)
  const ids = [...new Set([...beside.map(({ documentId }) => documentId), ...copies])]
  const related = await relateAnew(db, ids, now, plates)
  // Also one without any documents left: it is found by their names no longer.
  await describeConsignments(db, ofConsignment)
  await announce(db, ofConsignment, [])
  await recheckDocuments(db, related, recheck, null)
  for (const id of copies.toSorted()) {
    await lockDocument(db, id)
    const copy = await findDocument(db, id)
    if (copy && !isToBeChecked(copy) && (await hasOtherDuplicates(db, id)))
      await recheck(db, copy, related.get(id) ?? NOTHING_FURTHER)
  }
}
