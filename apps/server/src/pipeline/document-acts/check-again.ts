import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import { latestCheck } from '../compliance/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { lockDocument, setDocumentStatus, takeTurn } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'

/** Queues a check; pipeline/index.ts decides how. */
export type QueueCheck = (db: TenantDb, document: DocumentRow) => Promise<void>

/**
 * By the rules of today and the values in force; nothing is read again. A decision stands if the check finds the same.
 * @throws Refusal 404; 409 while it is processed, and for what was never read.
 */
export async function checkAgain(db: TenantDb, documentId: string, queueCheck: QueueCheck): Promise<void> {
  const { id } = await requireDocument(db, documentId)
  await takeTurn(db)
  await lockDocument(db, id)
  const document = await requireDocument(db, id)
  if (document.status === 'pending' || document.status === 'processing') {
    throw new Refusal('already_running', 'The document is being processed right now.')
  }
  if (!(await latestCheck(db, id))) {
    throw new Refusal('wrong_state', 'The document was never read, so there is nothing to check. Re-read it.')
  }
  await setDocumentStatus(db, id, 'pending')
  await queueCheck(db, document)
  await recordAct(db, actOnDocument(document, { action: 'check-again' }))
}
