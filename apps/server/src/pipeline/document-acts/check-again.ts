import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { recordActs } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import { documentsWithCheck } from '../compliance/store.ts'
import { type Refused, refuseMissing } from '../documents/refused.ts'
import { lockDocuments, setDocumentStatuses, takeTurn } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'

/** Queues a check of each; pipeline/index.ts decides how. */
export type QueueChecks = (db: TenantDb, documents: readonly DocumentRow[]) => Promise<void>

/**
 * By the rules of today and the values in force; nothing is read again. A decision stands if the check finds the same.
 * Refused are those that are being processed, and those that were never read.
 */
export async function checkAgain(
  db: TenantDb,
  ids: readonly string[],
  queueChecks: QueueChecks,
): Promise<Refused> {
  await takeTurn(db)
  const rows = await lockDocuments(db, ids)
  const refused = refuseMissing(ids, rows)
  const checked = await documentsWithCheck(db, ids)
  for (const row of rows) {
    const why = whyNot(row, checked.has(row.id))
    if (why) refused.set(row.id, why)
  }
  const documents = rows.filter(({ id }) => !refused.has(id))
  await setDocumentStatuses(
    db,
    documents.map(({ id }) => id),
    'pending',
  )
  await queueChecks(db, documents)
  await recordActs(
    db,
    documents.map((document) => actOnDocument(document, { action: 'check-again' })),
  )
  return refused
}

function whyNot({ status }: DocumentRow, wasChecked: boolean): Refusal | null {
  if (status === 'pending' || status === 'processing')
    return new Refusal('already_running', 'The document is being processed right now.')
  if (!wasChecked)
    return new Refusal(
      'wrong_state',
      'The document was never read, so there is nothing to check. Re-read it.',
    )
  return null
}
