import { labelOf } from '@efti-hub/efti'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { formatDay } from '../../platform/format.ts'
import type { Member } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { requireAsSeen } from '../extraction/corrections/changed-meanwhile.ts'
import { correctDocument, type FollowCorrection } from '../extraction/corrections/correct-document.ts'
import type { ConsignmentInForce } from '../extraction/corrections/in-force.ts'
import { changeField, fieldsOfRequests } from './store.ts'
import type { RequestRow } from './tables.ts'

/**
 * 'used': the answer becomes a correction by the member, as if they had entered it, with the partner named in the audit trail.
 * 'declined': nothing of the document changes.
 * @throws ChangedMeanwhile where somebody else has changed the value since the partner was asked
 */
export async function decideAnswer(
  services: Services,
  db: TenantDb,
  member: Member,
  row: RequestRow,
  { fieldId, decision }: { fieldId: string; decision: 'used' | 'declined' },
  follow: FollowCorrection,
): Promise<void> {
  const field = (await fieldsOfRequests(db, [row.id])).find(({ id }) => id === fieldId)
  if (!field) throw notFound('answer')
  const { answer, path, eftiId } = field
  if (answer === null) throw new Refusal('wrong_state', 'The partner has not answered this yet.')
  if (field.decision !== null)
    throw new Refusal('wrong_state', 'Somebody has decided about this answer already.')
  const document = await requireDocument(db, row.documentId)
  if (decision === 'used') {
    const source = `the answer of ${row.partner} on ${formatDay(field.answeredAt ?? services.clock.now())}`
    const corrections = [{ path, value: answer, seen: field.known }]
    const asAsked = (before: ConsignmentInForce) => {
      requireAsSeen(before, corrections, member.userId)
      return { corrections, remember: 'ask' as const }
    }
    await correctDocument(db, document.id, member.userId, asAsked, follow, source)
  }
  await changeField(db, fieldId, { decision, decidedBy: member.userId, decidedAt: services.clock.now() })
  await recordAct(
    db,
    actOnDocument(document, {
      action: decision === 'used' ? 'partner-answer-used' : 'partner-answer-declined',
      details: `${labelOf(eftiId)} (${path}), answered by ${row.partner}`,
      newValue: answer,
    }),
  )
}
