import { actOnJob } from '../../../audit/acts-on-documents.ts'
import { addDocumentNotice } from '../../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { failJob } from '../../documents/job-store.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { listJobs, setDocumentStatus } from '../../documents/store.ts'
import type { JobRow } from '../../documents/tables.ts'

/**
 * Ends the job of a document that waits or is at work. Who works at it hears of it and lets go; the file and all earlier
 * results stay. The job comes first, as in a worker that ends it: in the other order the two could wait for each other.
 * @throws Refusal 404, or 409 when nothing is under way.
 */
export async function stopWork(
  db: TenantDb,
  { documentId, author, name }: { documentId: string; author: string; name: string },
): Promise<JobRow> {
  const document = await requireDocument(db, documentId)
  const running = (await listJobs(db, document.id)).find((job) => job.completedAt === null)
  const message = `Stopped by ${name}. The file is kept: choose 'Read again' to start again.`
  const stopped = running && (await failJob(db, running.id, message))
  if (!stopped) {
    throw new Refusal(
      'wrong_state',
      'Nothing is being done with this document right now, so there is nothing to stop.',
    )
  }
  await setDocumentStatus(db, document.id, 'failed')
  await recordAct(db, actOnJob(stopped, document, { action: 'processing-stopped' }))
  await addDocumentNotice(db, document.id, { kind: 'failed', author, facts: { message } })
  return stopped
}
