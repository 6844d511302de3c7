import type { ReprocessRequest } from '@efti-hub/contract'
import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { listJobs, lockDocument, setDocumentStatus } from '../../documents/store.ts'
import type { DocumentRow, JobRow } from '../../documents/tables.ts'
import { insertChoice, latestChoice } from './store.ts'

/** What follows; pipeline/index.ts decides it. */
export type QueueReading = (db: TenantDb, documents: readonly DocumentRow[], author: string) => Promise<void>

/**
 * Another attempt beside the earlier ones, whose jobs and results stay.
 * @throws Refusal 404, or 409 while a job of the document is under way.
 */
export async function readAgain(
  db: TenantDb,
  asked: { documentId: string; author: string; request: ReprocessRequest },
  queueReading: QueueReading,
): Promise<JobRow> {
  const document = await requireDocument(db, asked.documentId)
  await lockDocument(db, document.id)
  const before = await listJobs(db, document.id)
  if (before.some((job) => job.completedAt === null)) {
    throw new Refusal(
      'already_running',
      'The document is being processed right now. Please wait until that has ended, then read it again.',
    )
  }
  const language = asked.request?.language
  if (language !== undefined) {
    const oldValue = (await latestChoice(db, document.id))?.language ?? null
    await insertChoice(db, { documentId: document.id, author: asked.author, language })
    await recordAct(db, actOnDocument(document, { action: 'language-chosen', oldValue, newValue: language }))
  }
  await setDocumentStatus(db, document.id, 'pending')
  await queueReading(db, [document], asked.author)
  await recordAct(db, actOnDocument(document, { action: 'read-again' }))
  const job = (await listJobs(db, document.id)).at(-1)
  if (!job) throw new Error('the job was not stored')
  return job
}
