import { kindLabel } from '@efti-hub/contract'
import type { TenantDb } from '../../../platform/database.ts'
import { recordActs } from '../../../platform/record-act.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import { requireLatestChoice } from './changed-meanwhile.ts'
import type { Corrected } from './correct-consignment.ts'
import { type FollowCorrection, openForChoice, requireConsignment } from './correct-document.ts'
import { ANSWER, type ConsignmentInForce } from './in-force.ts'
import { actsOfUndoneChoices } from './record-corrections.ts'
import { choicesOf, markChoicesWithdrawn } from './store.ts'
import type { ChoiceRow } from './tables.ts'
import type { Acting } from './withdraw-corrections.ts'

/**
 * A person undoes choices of the kind, of subsets or answers of their own: what was in force before is in force again. Also while the
 * document is re-read as the kind that is undone. All of them, or none; in the caller's transaction.
 * @throws Refusal 404 for ids that are no choices of this document; 403 for those of somebody else
 * @throws ChangedMeanwhile where somebody has chosen otherwise since
 */
export async function withdrawChoices(
  db: TenantDb,
  documentId: string,
  { author, now }: Acting,
  ids: readonly number[],
  follow: FollowCorrection,
): Promise<{ after: ConsignmentInForce } & Corrected> {
  const { document, before } = await openForChoice(db, documentId)
  const all = await choicesOf(db, document.id)
  const wanted = new Set(ids)
  const withdrawn = all.filter(({ id }) => wanted.has(id))
  if (withdrawn.length < wanted.size) throw notFound('choice')
  if (withdrawn.some((row) => row.author !== author)) {
    throw new Refusal('not_allowed', 'Only the person who made a choice can undo it.')
  }
  requireLatestChoice(withdrawn, all, inWords)
  await markChoicesWithdrawn(db, [...wanted], now)
  const left = new Map(all.flatMap((row) => (wanted.has(row.id) ? [] : [[row.subject, row.value] as const])))
  const subjects = [...new Set(withdrawn.map(({ subject }) => subject))]
  await recordActs(
    db,
    actsOfUndoneChoices(document, before, subjects, (subject) => left.get(subject) ?? null),
  )
  const after = await requireConsignment(db, document.id)
  await follow(db, document, { author, needsReading: after.kind !== before.kind })
  const nothingNew = { correctionIds: [], choiceIds: [], learned: [], rememberPlaces: [] }
  return { after, stored: withdrawn.length, ...nothingNew }
}

function inWords({ subject, value }: ChoiceRow): { label: string; value: string } {
  if (subject === 'kind')
    return { label: 'Kind of document', value: value === null ? 'as read' : kindLabel(String(value)) }
  if (subject.startsWith(ANSWER)) {
    return { label: 'Answer to a question', value: value === null ? 'no answer' : value ? 'Yes' : 'No' }
  }
  const applies = value === null ? 'as read' : value ? 'applies' : 'does not apply'
  return { label: `Subset ${subject}`, value: applies }
}
