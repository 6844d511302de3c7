import type { ComplianceResult, JobType, OcrResult } from '@efti-hub/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { publish, publishAll } from '../../platform/events.ts'
import { isOneOf } from '../../platform/is-one-of.ts'
import { speakable } from '../../platform/speakable.ts'
import { documents, type JobRow, jobs, type Lane } from './tables.ts'

const UNDER_WAY = ['queued', 'running', 'processing'] as const

/** Beyond this many, clients fetch everything again anyway. */
const MOST_ANNOUNCED = 100

/** One job for each of the documents. */
export async function insertJobs(
  db: TenantDb,
  documentIds: readonly string[],
  jobType: JobType,
  lane: Lane,
): Promise<JobRow[]> {
  if (documentIds.length === 0) return []
  const { tenantId } = db
  // The database's clock orders jobs: machines may differ. In the milliseconds that a Date has.
  const createdAt = sql`date_trunc('milliseconds', clock_timestamp())`
  const common = { tenantId, jobType, lane, message: 'Waiting for a free worker', createdAt }
  const rows = await db
    .insert(jobs)
    .values(documentIds.map((documentId) => ({ ...common, documentId })))
    .returning()
  await publishAll(db, 'job_update', rows.slice(0, MOST_ANNOUNCED).map(stateOf))
  return rows
}

/** Of a job that is under way, by the database's clock. */
export interface Tries {
  /** Starts that neither ended nor failed: the worker died, perhaps of this very job. */
  unfinishedStarts: number
  /** Milliseconds since the first of them after a start that ended; null: the last one ended. */
  unfinishedFor: number | null
  /** Milliseconds since it was first started, or since it was made. */
  sinceFirstStart: number
  /** Milliseconds since its file was first found missing or damaged; 0 where it never was, or was right since. */
  withoutFileFor: number
}

const NOT_TRIED: Tries = { unfinishedStarts: 0, unfinishedFor: null, sinceFirstStart: 0, withoutFileFor: 0 }

const millisecondsSince = (moment: SQL) =>
  sql<number>`(extract(epoch from clock_timestamp() - ${moment}) * 1000)::float`

export async function triesOf(db: TenantDb, id: string): Promise<Tries> {
  const [row] = await db
    .select({
      unfinishedStarts: jobs.unfinishedStarts,
      unfinishedFor: sql<number | null>`${millisecondsSince(sql`${jobs.unfinishedSince}`)}`,
      sinceFirstStart: millisecondsSince(sql`coalesce(${jobs.startedAt}, ${jobs.createdAt})`),
      withoutFileFor: sql<number>`coalesce(${millisecondsSince(sql`${jobs.withoutFileSince}`)}, 0)`,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), inArray(jobs.status, [...UNDER_WAY])))
  return row ?? NOT_TRIED
}

export async function isUnderWay(db: TenantDb, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), inArray(jobs.status, [...UNDER_WAY])))
  return rows.length > 0
}

/** Takes the job up. Null when it has ended already: its effect is there, the queue only did not hear of it. */
export async function startJob(db: TenantDb, id: string): Promise<JobRow | null> {
  return change(db, id, {
    status: 'running',
    progress: 0,
    message: 'Fetching the document',
    startedAt: sql`coalesce(${jobs.startedAt}, clock_timestamp())`,
    unfinishedStarts: sql`${jobs.unfinishedStarts} + 1`,
    unfinishedSince: sql`coalesce(${jobs.unfinishedSince}, clock_timestamp())`,
  })
}

export async function reportProgress(
  db: TenantDb,
  id: string,
  progress: number,
  message: string,
): Promise<void> {
  await change(db, id, { status: 'processing', progress, message: speakable(message) })
}

/** Null when somebody else ended it meanwhile; the caller then abandons its own work. */
export async function completeJob(
  db: TenantDb,
  id: string,
  message: string,
  result: OcrResult | ComplianceResult,
): Promise<JobRow | null> {
  return change(db, id, {
    status: 'completed',
    progress: 100,
    message: speakable(message),
    result,
    unfinishedStarts: 0,
    completedAt: sql`clock_timestamp()`,
  })
}

/** Permanently: `message` states what was wrong and what to do. */
export async function failJob(db: TenantDb, id: string, message: string): Promise<JobRow | null> {
  return change(db, id, {
    status: 'failed',
    message: speakable(message),
    completedAt: sql`clock_timestamp()`,
  })
}

/** Of documents that are deleted. Nobody is notified: the worker hears of the document. */
export async function stopJobs(db: TenantDb, documentIds: readonly string[], message: string): Promise<void> {
  await db
    .update(jobs)
    .set({ status: 'failed', message, completedAt: sql`clock_timestamp()` })
    .where(and(isOneOf(jobs.documentId, documentIds), inArray(jobs.status, [...UNDER_WAY])))
}

/** What a start that its worker outlived has met: its file was missing or damaged, or something else; null: there was no start. */
export type Met = 'no-file' | 'other' | null

/** A passing fault: the worker lives and the queue will bring the job again. */
export async function postponeJob(
  db: TenantDb,
  id: string,
  message: string,
  met: Met = 'other',
): Promise<JobRow | null> {
  return change(db, id, { status: 'queued', message, ...(met && afterStart(met)) })
}

const afterStart = (met: 'no-file' | 'other') => ({
  unfinishedStarts: sql`greatest(${jobs.unfinishedStarts} - 1, 0)`,
  unfinishedSince: null,
  withoutFileSince: met === 'no-file' ? sql`coalesce(${jobs.withoutFileSince}, clock_timestamp())` : null,
})

type Change = Parameters<ReturnType<TenantDb['update']>['set']>[0]

async function change(db: TenantDb, id: string, values: Change): Promise<JobRow | null> {
  const [row] = await db
    .update(jobs)
    .set(values)
    .where(and(eq(jobs.id, id), inArray(jobs.status, [...UNDER_WAY])))
    .returning()
  if (!row) return null
  await announce(db, row)
  return row
}

async function announce(db: TenantDb, job: JobRow): Promise<void> {
  await publish(db, 'job_update', {
    ...(job.completedAt && (await documentOf(db, job))),
    ...stateOf(job),
  })
}

const stateOf = ({ id, status, message, progress, documentId, jobType }: JobRow) => ({
  jobId: id,
  status,
  message: message ?? '',
  progress,
  documentId,
  jobType,
})

/** What a toast needs: it names the document, is for the person who uploaded it, and comes once for each reading of a file. */
async function documentOf(db: TenantDb, { documentId, createdAt }: JobRow) {
  const followsReading = sql<boolean>`coalesce((
    select job_type = 'ocr' from hub.jobs earlier
     where earlier.document_id = ${documentId} and earlier.created_at < ${createdAt.toISOString()}
     order by earlier.created_at desc limit 1), false)`
  const [row] = await db
    .select({ documentName: documents.originalName, uploadedBy: documents.uploadedBy, followsReading })
    .from(documents)
    .where(eq(documents.id, documentId))
  return row
}

/** Documents that somebody waits for: those of this minute, and those that are not done yet, of whatever minute; `most` at most. */
export async function promptDocuments(db: TenantDb, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select document_id from hub.jobs
       where tenant_id = ${db.tenantId} and lane = 'prompt' and created_at > clock_timestamp() - interval '1 minute'
      union
      select document_id from hub.jobs
       where tenant_id = ${db.tenantId} and lane = 'prompt' and status in ('queued', 'running', 'processing')
       limit ${most}) lately`)
  return rows[0]?.count ?? 0
}

/** From the tallies of lists (0019): the same effort for ten documents and for a hundred thousand. */
export async function waitingDocuments(db: TenantDb): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select greatest(1, coalesce(sum(change), 0))::int as count from hub.document_tallies
     where tenant_id = ${db.tenantId} and status = 'pending'`)
  return rows[0]?.count ?? 1
}
