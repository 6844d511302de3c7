import type { Decision, DocumentStatus } from '@efti-hub/contract'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { addDocumentNotice } from '../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendEvent } from '../../webhooks/send-event.ts'
import { latestCheck } from '../compliance/store.ts'
import { isDecidable } from '../documents/next-steps.ts'
import { publishDocuments } from '../documents/publish-documents.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { settleDocuments } from '../documents/settle-documents.ts'
import { lockDocument, takeTurn } from '../documents/store.ts'
import { acceptOpen } from '../violations/acts/accept-open.ts'
import type { FollowActs } from '../violations/acts/change-violations.ts'
import { openOfDocument } from '../violations/store.ts'
import { insertDecision } from './store.ts'

export interface Deciding {
  documentId: string
  author: string
  decision: Decision['decision']
  comment: string
}

/**
 * An approval accepts what is open at this moment, with its reason.
 * @throws Refusal 404; 400 without a reason where one is needed; 409 while the document is in a state that nothing can be decided in.
 */
export async function decideDocument(
  db: TenantDb,
  asked: Deciding,
  now: Date,
  follow: FollowActs,
): Promise<void> {
  const { id } = await requireDocument(db, asked.documentId)
  await takeTurn(db)
  await lockDocument(db, id)
  const document = await requireDocument(db, id)
  const { status } = document
  if (!isDecidable(status)) throw new Refusal('wrong_state', WHY_NOT[status])
  if (asked.comment === '') await requireNoReason(db, id, asked.decision)
  const decisionId = await insertDecision(db, { ...asked, documentId: id })
  await settleDocuments(db, [id])
  const decided = {
    action: asked.decision === 'approved' ? ('approve' as const) : ('reject' as const),
    details: asked.comment,
    oldValue: { status },
    newValue: { status: asked.decision },
  }
  await recordAct(db, actOnDocument(document, decided))
  if (asked.decision === 'approved') {
    const accepted = { documentId: id, decisionId, reason: asked.comment }
    await acceptOpen(db, accepted, { author: asked.author, now }, follow)
  }
  await publishDocuments(db, [{ id, status: asked.decision }])
  const { decision: kind, author, comment } = asked
  await addDocumentNotice(db, id, { kind, author, facts: { comment } })
  await sendEvent(db, `document.${kind}`, () => ({ documentId: id, decisionId, decidedBy: author }))
}

/** A rejection states why; an approval only where it accepts something, or no rule has judged the document. */
async function requireNoReason(db: TenantDb, id: string, made: Decision['decision']): Promise<void> {
  const missing = (problem: string) => new Refusal('invalid_request', problem, { comment: problem })
  if (made === 'rejected') throw missing('A comment is required')
  const check = await latestCheck(db, id)
  if ((check?.unread.length ?? 0) > 0 || (await openOfDocument(db, id)).length > 0)
    throw missing('A reason is required: something is still open that the approval accepts')
  if (check?.score === null) throw missing('A reason is required: no rule has judged this document')
}

const STILL_PROCESSED =
  'This document is being processed. Please wait until it has been checked, then decide about it.'
const decided = (as: string) =>
  `This document is ${as} already. That is withdrawn when somebody corrects it or has it processed again.`

const WHY_NOT: Record<Exclude<DocumentStatus, 'under_review' | 'completed'>, string> = {
  pending: STILL_PROCESSED,
  processing: STILL_PROCESSED,
  approved: decided('approved'),
  rejected: decided('rejected'),
  failed:
    'This document could not be processed, so there is nothing to decide about. Process it again or upload it again.',
}
