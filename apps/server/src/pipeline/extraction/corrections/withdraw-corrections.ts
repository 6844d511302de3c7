import { labelOf } from '@efti-hub/efti'
import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { recordActs } from '../../../platform/record-act.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { lockDocument } from '../../documents/store.ts'
import { rememberCorrections } from '../memory/remember-corrections.ts'
import { forgetLessons } from '../memory/store.ts'
import { requireLatest } from './changed-meanwhile.ts'
import type { Corrected } from './correct-consignment.ts'
import { type FollowCorrection, refuseWhileRead, requireConsignment } from './correct-document.ts'
import type { ConsignmentInForce } from './in-force.ts'
import { placesOfCorrections } from './places-of-corrections.ts'
import { markWithdrawn } from './store.ts'
import type { CorrectionRow } from './tables.ts'

/**
 * A person withdraws corrections of their own: what was in force before is in force again, a doubtful reading or no value included,
 * and what they taught is removed. All of them, or none; in the caller's transaction.
 * @throws Refusal 404 for ids that are no corrections of this document; 403 for those of somebody else
 * @throws ChangedMeanwhile where somebody has corrected the same value since
 */
export async function withdrawCorrections(
  db: TenantDb,
  documentId: string,
  { author, now }: { author: string; now: Date },
  ids: readonly number[],
  follow: FollowCorrection,
): Promise<{ after: ConsignmentInForce } & Corrected> {
  const document = await requireDocument(db, documentId)
  await lockDocument(db, document.id)
  await refuseWhileRead(db, document.id)
  const before = await requireConsignment(db, document.id)
  const withdrawn = before.corrections.filter(({ id }) => ids.includes(id))
  if (withdrawn.length < new Set(ids).size) throw notFound('correction')
  if (withdrawn.some((row) => row.author !== author)) {
    throw new Refusal('not_allowed', 'Only the person who corrected a value can withdraw the correction.')
  }
  requireLatest(withdrawn, before.corrections)
  const withdrawnIds = withdrawn.map(({ id }) => id)
  await markWithdrawn(db, withdrawnIds, now)
  const after = await requireConsignment(db, document.id)
  await learnAsBefore(db, document.id, after, withdrawn)
  const inForce = (of: ConsignmentInForce, path: string) =>
    of.values.find((value) => value.path === path)?.value ?? null
  await recordActs(
    db,
    withdrawn.map(({ path, eftiId }) =>
      actOnDocument(document, {
        action: 'correction-withdrawn',
        details: `${labelOf(eftiId)} (${path})`,
        oldValue: inForce(before, path),
        newValue: inForce(after, path),
      }),
    ),
  )
  await follow(db, document, { author, needsReading: false })
  return { after, stored: withdrawn.length, correctionIds: [], learned: [] }
}

/** What the withdrawn corrections taught is removed; the correction that is in force again teaches again. */
async function learnAsBefore(
  db: TenantDb,
  documentId: string,
  after: ConsignmentInForce,
  withdrawn: readonly CorrectionRow[],
): Promise<void> {
  for (const path of new Set(withdrawn.map((row) => row.path))) {
    await forgetLessons(db, documentId, path)
    const row = after.corrections.findLast((one) => one.path === path)
    if (!row || (row.value === null && row.oldValue === null)) continue
    const { eftiId, value, author, evidence } = row
    const given = [{ path, value, ...(evidence && { evidence }) }]
    const taken = await placesOfCorrections(db, documentId, after.language, given)
    const place = taken.get(path)?.place ?? null
    await rememberCorrections(db, { documentId, author }, after, [{ eftiId, path, value, place }])
  }
}
