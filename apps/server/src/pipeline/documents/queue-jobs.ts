import type { JobType } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import { enqueueDocuments, type Place } from '../../platform/queue.ts'
import { insertJobs, promptDocuments, waitingDocuments } from './job-store.ts'
import type { DocumentRow, Lane } from './tables.ts'

/** Documents that a tenant gets at once within a minute, or has under way. Nobody watches more than that; the rest is a batch. */
const PROMPT_PER_MINUTE = 30

/** What the queue calls a job: a place of each worker takes only those that somebody waits for. */
export const taskOf = (jobType: JobType, lane: Lane) => (lane === 'batch' ? `${jobType}-batch` : jobType)

/** Jobs that a person asked for: at once, unless they say that it is a batch, or ask for too many. */
export async function queueJobs(
  db: TenantDb,
  documents: readonly DocumentRow[],
  jobType: JobType,
  wanted: Lane = 'prompt',
): Promise<void> {
  if (documents.length === 0) return
  const isPrompt =
    wanted === 'prompt' &&
    documents.length + (await promptDocuments(db, PROMPT_PER_MINUTE)) <= PROMPT_PER_MINUTE
  const lane = isPrompt ? 'prompt' : 'batch'
  await queue(db, documents, jobType, lane, isPrompt ? 'prompt' : { waiting: await waitingDocuments(db) })
}

/** The next step of a document that has taken its turn. */
export async function queueNextJob(
  db: TenantDb,
  document: DocumentRow,
  jobType: JobType,
  lane: Lane,
): Promise<void> {
  await queue(db, [document], jobType, lane, lane === 'prompt' ? 'prompt' : 'next')
}

async function queue(
  db: TenantDb,
  documents: readonly DocumentRow[],
  jobType: JobType,
  lane: Lane,
  place: Place,
): Promise<void> {
  const jobs = await insertJobs(
    db,
    documents.map(({ id }) => id),
    jobType,
    lane,
  )
  const payloads = jobs.map(({ id, documentId }) => ({ jobId: id, documentId }))
  await enqueueDocuments(db, taskOf(jobType, lane), payloads, place)
}
