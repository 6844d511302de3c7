import type { JobType } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { enqueueDocuments, type Place } from '../../platform/queue.ts'
import { insertJobs } from './job-store.ts'
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
  const isPrompt = wanted === 'prompt' && documents.length + (await promptLately(db)) <= PROMPT_PER_MINUTE
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

/** Documents: those of this minute, and those that are not done yet, of whatever minute. */
async function promptLately(db: TenantDb): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select document_id from hub.jobs
       where tenant_id = ${db.tenantId} and lane = 'prompt' and created_at > clock_timestamp() - interval '1 minute'
      union
      select document_id from hub.jobs
       where tenant_id = ${db.tenantId} and lane = 'prompt' and status in ('queued', 'running', 'processing')
       limit ${PROMPT_PER_MINUTE}) lately`)
  return rows[0]?.count ?? 0
}

/** From the tallies of lists (0019): the same effort for ten documents and for a hundred thousand. */
async function waitingDocuments(db: TenantDb): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select greatest(1, coalesce(sum(change), 0))::int as count from hub.document_tallies
     where tenant_id = ${db.tenantId} and status = 'pending'`)
  return rows[0]?.count ?? 1
}
