import type { Remembering } from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import { actOnDocument, type NamedDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { type Act, recordActs } from '../../../platform/record-act.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { rememberCorrections } from '../memory/remember-corrections.ts'
import { forgetLessons } from '../memory/store.ts'
import { requireLatest, requireNoneBelow } from './changed-meanwhile.ts'
import type { Corrected } from './correct-consignment.ts'
import { type FollowCorrection, openForCorrection, requireConsignment } from './correct-document.ts'
import type { ConsignmentInForce } from './in-force.ts'
import { placesOfCorrections } from './places-of-corrections.ts'
import { inWords } from './record-corrections.ts'
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
  acting: Acting,
  ids: readonly number[],
  follow: FollowCorrection,
): Promise<{ after: ConsignmentInForce } & Corrected> {
  const opened = await openForCorrection(db, documentId)
  const wanted = new Set(ids)
  const withdrawn = opened.before.corrections.filter(({ id }) => wanted.has(id))
  if (withdrawn.length < wanted.size) throw notFound('correction')
  if (withdrawn.some((row) => row.author !== acting.author)) {
    throw new Refusal('not_allowed', 'Only the person who corrected a value can withdraw the correction.')
  }
  const after = await withdrawRows(db, opened, acting, withdrawn, follow)
  return {
    after,
    stored: withdrawn.length,
    correctionIds: [],
    choiceIds: [],
    learned: [],
    rememberPlaces: [],
  }
}

export interface Acting {
  author: string
  now: Date
  /** Of what is learned again; left out: 'always'. */
  remember?: Remembering | undefined
}

/**
 * Rows of the person's own count no longer; the caller has the document locked.
 * @throws ChangedMeanwhile where somebody has corrected the same value since, or has entered something of a line that goes
 */
export async function withdrawRows(
  db: TenantDb,
  { document, before }: { document: DocumentRow; before: ConsignmentInForce },
  { author, now, remember = 'always' }: Acting,
  withdrawn: readonly CorrectionRow[],
  follow: FollowCorrection,
): Promise<ConsignmentInForce> {
  requireLatest(withdrawn, before.corrections)
  requireNoneBelow(withdrawn, before)
  const ids = withdrawn.map(({ id }) => id)
  await markWithdrawn(db, ids, now)
  const after = await requireConsignment(db, document.id)
  await learnAsBefore(db, document.id, after, withdrawn, remember)
  await recordActs(db, [actOfWithdrawal(document, { before, after }, withdrawn)])
  await follow(db, document, { author, needsReading: false })
  return after
}

/** A single value with its path; of more of them what they were and are. */
function actOfWithdrawal(
  document: NamedDocument,
  { before, after }: { before: ConsignmentInForce; after: ConsignmentInForce },
  withdrawn: readonly CorrectionRow[],
): Act {
  const [only] = withdrawn
  const inForce = ({ values }: ConsignmentInForce) => values.find(({ path }) => path === only?.path)?.value
  return actOnDocument(
    document,
    only && withdrawn.length === 1
      ? {
          action: 'correction-withdrawn',
          details: `${labelOf(only.eftiId)} (${only.path})`,
          oldValue: inForce(before) ?? null,
          newValue: inForce(after) ?? null,
        }
      : {
          action: 'correction-withdrawn',
          details: `${withdrawn.length} values`,
          oldValue: inWords(withdrawn),
          newValue: inWords(withdrawn.map(({ eftiId, oldValue }) => ({ eftiId, value: oldValue }))),
        },
  )
}

/** What the withdrawn corrections taught is removed; the correction that is in force again teaches again. */
async function learnAsBefore(
  db: TenantDb,
  documentId: string,
  after: ConsignmentInForce,
  withdrawn: readonly CorrectionRow[],
  remember: Remembering,
): Promise<void> {
  const taught = withdrawn.filter(({ teaches }) => teaches)
  for (const path of new Set(taught.map((row) => row.path))) {
    await forgetLessons(db, documentId, path)
    const row = after.corrections.findLast((one) => one.path === path)
    if (!row?.teaches || (row.value === null && row.oldValue === null)) continue
    const { eftiId, value, author, evidence } = row
    const given = [{ path, value, ...(evidence && { evidence }) }]
    const taken = await placesOfCorrections(db, documentId, after.language, given)
    const place = taken.get(path)?.place ?? null
    const again = [{ eftiId, path, value, place }]
    await rememberCorrections(db, { documentId, author }, after, again, remember)
  }
}
