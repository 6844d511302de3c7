import type { TenantDb } from '../../platform/database.ts'
import { setFacts } from '../document-acts/facts-store.ts'
import { publishDocuments } from '../documents/publish-documents.ts'
import { lockDocuments } from '../documents/store.ts'
import { publishViolations } from '../violations/publish-violations.ts'
import { oldestUnanswered } from './store.ts'
import type { RequestRow } from './tables.ts'

/**
 * After a request was made, answered or ended: its document waits for the partner who was asked first and has not answered. What
 * a person stated of another partner stays, unless somebody was asked after that.
 */
export async function settleWaiting(
  db: TenantDb,
  { documentId, partner }: RequestRow,
  { now, after }: { now: Date; after: 'asked' | 'answered' | 'ended' },
): Promise<void> {
  const [document] = await lockDocuments(db, [documentId])
  if (!document) return
  const open = await oldestUnanswered(db, documentId, now)
  const { waitingFor } = document
  if (open && (after === 'asked' || waitingFor === null || waitingFor === partner))
    await setFacts(db, [documentId], { waitingSince: open.createdAt, waitingFor: open.partner })
  else if (!open && waitingFor === partner)
    await setFacts(db, [documentId], { waitingSince: null, waitingFor: null })
  await publishDocuments(db, [document])
  await publishViolations(db, [documentId])
}
