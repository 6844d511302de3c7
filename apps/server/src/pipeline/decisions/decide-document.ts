import type { Decision, DocumentStatus } from '@efti-hub/contract'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { recordAct } from '../../audit/record-act.ts'
import { addDocumentNotice } from '../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isDecidable } from '../documents/next-steps.ts'
import { publishDocuments } from '../documents/publish-documents.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { lockDocument, setDocumentStatus } from '../documents/store.ts'
import { insertDecision } from './store.ts'

export interface Deciding {
  documentId: string
  author: string
  decision: Decision['decision']
  comment: string
}

/** @throws Refusal 404, or 409 while the document is in a state that nothing can be decided in. */
export async function decideDocument(db: TenantDb, asked: Deciding): Promise<void> {
  const { id } = await requireDocument(db, asked.documentId)
  await lockDocument(db, id)
  const document = await requireDocument(db, id)
  const { status } = document
  if (!isDecidable(status)) throw new Refusal('wrong_state', WHY_NOT[status])
  await insertDecision(db, { ...asked, documentId: id })
  await setDocumentStatus(db, id, asked.decision)
  const decided = {
    action: asked.decision === 'approved' ? 'approve' : 'reject',
    details: asked.comment,
    oldValue: { status },
    newValue: { status: asked.decision },
  }
  await recordAct(db, actOnDocument(document, decided))
  await publishDocuments(db, [{ id, status: asked.decision }])
  const { decision: kind, author, comment } = asked
  await addDocumentNotice(db, id, { kind, author, facts: { comment } })
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
    'This document could not be processed, so there is nothing to decide about. Process it again or upload it anew.',
}
