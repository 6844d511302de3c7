import type { ComplianceResult, JobType, OcrResult } from '@efti-hub/contract'
import type { House } from '../../house.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { JobPayload } from '../../platform/queue.ts'
import { completeJob, failJob, postponeJob, reportProgress, startJob } from './job-store.ts'
import { PermanentFailure } from './permanent-failure.ts'
import { findDocument, setDocumentStatus } from './store.ts'
import type { DocumentRow, JobRow } from './tables.ts'

/** A document that has ended this many workers is not given a sixth one. */
const MAX_UNFINISHED_STARTS = 5
/** A passing fault is tried again about one and a half minutes long before it counts as permanent. */
const MAX_ATTEMPTS = 6
/** Progress that follows faster than this is left out: nobody can read it. */
const REPORT_INTERVAL_MS = 250

export interface JobContext {
  house: House
  document: DocumentRow
  job: JobRow
  signal: AbortSignal
  /** `progress` 1 to 99; the message names the step. */
  report(progress: number, message: string): Promise<void>
}

export interface Outcome {
  message: string
  result: OcrResult | ComplianceResult
}

export interface JobStep {
  jobType: JobType
  /** The work, outside any transaction; what it answers is run inside the one that completes the job. */
  work(context: JobContext): Promise<(db: TenantDb) => Promise<Outcome>>
  /** What follows, in that same transaction. */
  follow(db: TenantDb, document: DocumentRow): Promise<void>
}

export interface Attempt {
  /** Which try this is, from 1. */
  number: number
  signal: AbortSignal
}

/** One life of a job, from being taken up to its end; the effect of a job happens once, however often it is run. */
export async function runJob(
  house: House,
  step: JobStep,
  payload: JobPayload,
  attempt: Attempt,
): Promise<void> {
  const person = { tenantId: payload.tenantId, userId: null }
  const taken = await house.database.inTenant(person, async (db) => {
    const document = await findDocument(db, payload.documentId)
    const job = document && (await startJob(db, payload.jobId))
    if (!document || !job) return null
    await setDocumentStatus(db, document.id, 'processing')
    return { document, job }
  })
  if (!taken) return

  const { document, job } = taken
  const giveUp = (message: string) =>
    house.database.inTenant(person, async (db) => {
      if (await failJob(db, job.id, message)) await setDocumentStatus(db, document.id, 'failed')
    })
  if (job.unfinishedStarts > MAX_UNFINISHED_STARTS) {
    return giveUp(
      'Processing this file stopped the program five times. Save it anew from its source and upload it again.',
    )
  }

  try {
    const report = throttledReport(house, person, job.id)
    const finish = await step.work({ house, document, job, signal: attempt.signal, report })
    await house.database.inTenant(person, async (db) => {
      const { message, result } = await finish(db)
      if (!(await completeJob(db, job.id, message, result))) throw new EndedElsewhere()
      await step.follow(db, document)
    })
  } catch (error) {
    if (error instanceof EndedElsewhere) return
    if (error instanceof PermanentFailure) return giveUp(error.message)
    house.log.error(
      { err: error, jobId: job.id, attempt: attempt.number },
      `the ${step.jobType} job met a fault`,
    )
    if (attempt.number >= MAX_ATTEMPTS) {
      return giveUp(
        'This could not be completed because of a fault on our side. The file is kept; process it again later.',
      )
    }
    await house.database.inTenant(person, (db) =>
      postponeJob(db, job.id, 'Interrupted by a fault on our side; it will be tried again shortly'),
    )
    throw error
  }
}

/** Another worker completed the job while this one was held for dead; everything here is rolled back. */
class EndedElsewhere extends Error {}

function throttledReport(house: House, person: { tenantId: string; userId: null }, jobId: string) {
  let last = 0
  return async (progress: number, message: string) => {
    const now = house.clock.now().getTime()
    if (now - last < REPORT_INTERVAL_MS) return
    last = now
    const bounded = Math.min(99, Math.max(1, Math.round(progress)))
    await house.database.inTenant(person, (db) => reportProgress(db, jobId, bounded, message))
  }
}
