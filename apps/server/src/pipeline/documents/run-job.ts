import type { ComplianceResult, JobType, OcrResult } from '@efti-hub/contract'
import { UnreadableFile } from '@efti-hub/reading/files'
import { actOnJob } from '../../audit/acts-on-documents.ts'
import { addDocumentNotice } from '../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../platform/database.ts'
import { isUnstorable } from '../../platform/database-errors.ts'
import type { JobOutcome } from '../../platform/measure/measures.ts'
import { passingFault } from '../../platform/passing-faults.ts'
import { makeTurns } from '../../platform/processes/turns.ts'
import { enqueueDocuments, type JobPayload } from '../../platform/queue.ts'
import { recordAct } from '../../platform/record-act.ts'
import { speakable } from '../../platform/speakable.ts'
import { untilReachable } from '../../platform/until-reachable.ts'
import type { Services } from '../../services.ts'
import {
  completeJob,
  failJob,
  isUnderWay,
  type Met,
  postponeJob,
  reportProgress,
  startJob,
  triesOf,
} from './job-store.ts'
import { listenForStop } from './listen-for-stop.ts'
import { LOST, LOST_AFTER_MS, WAITING, waitAfter } from './passing.ts'
import { PermanentFailure } from './permanent-failure.ts'
import { Postponed, pauseOf } from './postponed.ts'
import { taskOf } from './queue-jobs.ts'
import { type ProgressReporter, progressReporter } from './report-progress.ts'
import { findDocument, lockDocument, setDocumentStatus } from './store.ts'
import type { DocumentRow, JobRow } from './tables.ts'

/** A document that has ended this many workers is not given a sixth one. */
const MAX_UNFINISHED_STARTS = 5
/** The queue waits e, e², ... seconds between tries: a passing fault has some four minutes to pass. */
const MAX_ATTEMPTS = 6

const STOPPED_THE_PROGRAM =
  'Processing this file stopped the program five times. Save it again from its source and upload it again.'
const OUR_FAULT =
  'This could not be completed because of a fault on our side. The file is kept; process it again later.'
const UNSTORABLE =
  'What was read from this file cannot be stored: it holds characters or numbers outside of what text can be. Save it again from its source and upload it again.'
const TRIED_AGAIN = 'Interrupted by a fault on our side; it will be tried again shortly'
const RESTARTING = 'Interrupted by a restart; it goes on by itself'
const AFTER_ITS_WORKER = 'The program stopped while this file was processed; it is tried again later'

export interface JobContext {
  services: Services
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
  follow(db: TenantDb, document: DocumentRow, job: JobRow): Promise<void>
}

export interface JobAttempt {
  /** Which try this is, from 1. */
  number: number
  /** Its priority in the queue. */
  turn: number
  signal: AbortSignal
}

/** Jobs of this process. */
const turns = makeTurns()

/**
 * One life of a job, from being taken up to its end; the effect of a job happens once, however often it is run.
 * A job whose last start did not end may have ended its worker: it runs alone, so that no bystander is counted, and later
 * each time. What passes by itself is waited for and counts as no try.
 */
export async function runJob(
  services: Services,
  step: JobStep,
  payload: JobPayload,
  attempt: JobAttempt,
): Promise<void> {
  const person = { tenantId: payload.tenantId, userId: null }
  const about = { ...payload, jobType: step.jobType }
  const askTries = () => services.database.inTenant(person, (db) => triesOf(db, payload.jobId))
  let hadStarted = false
  const started = () => {
    hadStarted = true
  }
  try {
    const tries = await askTries()
    const wait = waitAfter(tries.unfinishedStarts, tries.unfinishedFor)
    if (wait > 0)
      return await bringAgain(services, about, attempt, {
        message: AFTER_ITS_WORKER,
        wait,
        met: null,
      })
    const live = () =>
      measured(services, step.jobType, () => liveJob(services, step, payload, attempt, started))
    await (tries.unfinishedStarts > 0 ? turns.alone(live) : turns.together(live))
  } catch (error) {
    // Before it was started, or while its end was being stored.
    if (passingFault(error) !== 'database' || attempt.signal.aborted) throw error
    services.log.warn({ err: error, jobId: payload.jobId }, 'the database went away under a job')
    const message = WAITING.database
    if (!hadStarted) return await bringAgain(services, about, attempt, { message, wait: 0, met: null })
    const patience = { log: services.log, signal: attempt.signal }
    const { sinceFirstStart } = await untilReachable(askTries, patience)
    // It may be this very job that the database has no room for.
    await bringAgain(services, about, attempt, { message, wait: pauseOf(sinceFirstStart), met: 'other' })
  }
}

async function measured(
  { measures }: Services,
  jobType: JobType,
  live: () => Promise<JobOutcome | null>,
): Promise<void> {
  const since = performance.now()
  const ended = (outcome: JobOutcome) => measures.jobEnded(jobType, outcome, performance.now() - since)
  const outcome = await live().catch((error) => {
    ended('again')
    throw error
  })
  if (outcome) ended(outcome)
}

/** How it ended; null when there was nothing to do, or somebody else has ended it. `started` is called once its start is stored. */
async function liveJob(
  services: Services,
  step: JobStep,
  payload: JobPayload,
  attempt: JobAttempt,
  started: () => void,
): Promise<JobOutcome | null> {
  const person = { tenantId: payload.tenantId, userId: null }
  const taken = await services.database.inTenant(person, async (db) => {
    // Before the job, as everybody does who changes both.
    await lockDocument(db, payload.documentId)
    const document = await findDocument(db, payload.documentId)
    const job = document && (await startJob(db, payload.jobId))
    if (!document || !job) return null
    await setDocumentStatus(db, document.id, 'processing')
    const again = attempt.number > 1 ? { details: `attempt ${attempt.number}` } : {}
    await recordAct(db, actOnJob(job, document, { action: 'processing-started', ...again }))
    return { document, job }
  })
  if (!taken) return null
  started()

  const { document, job } = taken
  if (job.unfinishedStarts > MAX_UNFINISHED_STARTS) return giveUp(services, job, STOPPED_THE_PROGRAM)
  const attributes = {
    'hub.tenant': document.tenantId,
    'hub.document': document.id,
    'hub.attempt': attempt.number,
    'hub.waited_ms': (job.startedAt ?? job.createdAt).getTime() - job.createdAt.getTime(),
  }
  return services.traces.step(step.jobType, { uploadId: document.uploadId, attributes }, () =>
    carryOut(services, step, taken, attempt),
  )
}

async function carryOut(
  services: Services,
  step: JobStep,
  { document, job }: { document: DocumentRow; job: JobRow },
  attempt: JobAttempt,
): Promise<JobOutcome | null> {
  const person = { tenantId: document.tenantId, userId: null }
  const stop = listenForStop(services, job)
  try {
    const { report, end } = progressOf(services, job)
    const signal = AbortSignal.any([attempt.signal, stop.signal])
    const context = { services, document, job, signal, report }
    const finish = await step.work(context).finally(end)
    await services.database.inTenant(person, async (db) => {
      const { message, result } = await finish(db)
      if (!(await completeJob(db, job.id, message, result))) throw new EndedElsewhere()
      const completed = { action: 'processing-completed' as const, details: message }
      await recordAct(db, actOnJob(job, document, completed))
      await step.follow(db, document, job)
    })
    return 'completed'
  } catch (error) {
    if (error instanceof EndedElsewhere || stop.signal.aborted) return null
    if (!(await isStillOurs(services, job))) return null
    if (error instanceof PermanentFailure || error instanceof UnreadableFile)
      return giveUp(services, job, error.message)
    return await meetFault(services, job, attempt, error)
  } finally {
    stop.end()
  }
}

/** @throws an error of our own, so that the queue tries again; a library's error can contain a whole document. */
async function meetFault(
  services: Services,
  job: JobRow,
  attempt: JobAttempt,
  error: unknown,
): Promise<JobOutcome> {
  const person = { tenantId: job.tenantId, userId: null }
  if (attempt.signal.aborted)
    return again(services, job, attempt, { message: RESTARTING, wait: 0, met: 'other' })
  const about = { err: error, jobId: job.id, attempt: attempt.number }
  // What it waits for is named by the error itself, whatever caused it.
  const passing = error instanceof Postponed ? null : passingFault(error)
  if (passing === 'database') throw error
  if (passing || error instanceof Postponed) {
    services.log.warn(about, `the ${job.jobType} job waits for something to pass`)
    const tries = await services.database.inTenant(person, (db) => triesOf(db, job.id))
    const lost = passing && LOST[passing]
    if (lost && tries.withoutFileFor > LOST_AFTER_MS) return giveUp(services, job, lost)
    const message = passing ? WAITING[passing] : (error as Postponed).message
    const met = lost ? 'no-file' : 'other'
    return again(services, job, attempt, { message, wait: pauseOf(tries.sinceFirstStart), met })
  }
  services.log.error(about, `the ${job.jobType} job met a fault`)
  if (isUnstorable(error)) return giveUp(services, job, UNSTORABLE)
  if (attempt.number >= MAX_ATTEMPTS) return giveUp(services, job, OUR_FAULT)
  await services.database.inTenant(person, (db) => postponeJob(db, job.id, TRIED_AGAIN))
  throw new Error(`the ${job.jobType} job met a fault; the log of the worker has it`)
}

interface Waiting {
  /** Shown to people. */
  message: string
  /** Milliseconds. */
  wait: number
  met: Met
}

async function again(
  services: Services,
  job: JobRow,
  attempt: JobAttempt,
  waiting: Waiting,
): Promise<JobOutcome> {
  const { id: jobId, documentId, tenantId, jobType } = job
  await bringAgain(services, { jobId, documentId, tenantId, jobType }, attempt, waiting)
  return 'again'
}

/** Another job of the queue takes it up, so that the tries of this one do not count; as soon as the database is there. */
async function bringAgain(
  { database, log }: Services,
  { jobType, tenantId, ...about }: JobPayload & { jobType: JobType },
  { signal, turn }: JobAttempt,
  { message, wait, met }: Waiting,
): Promise<void> {
  const { jobId, documentId } = about
  const requeue = () =>
    database.inTenant({ tenantId, userId: null }, async (db) => {
      const job = await postponeJob(db, jobId, message, met)
      if (!job) return
      const place = job.lane === 'prompt' ? 'prompt' : { turn }
      await enqueueDocuments(db, taskOf(jobType, job.lane), [{ jobId, documentId }], place, wait)
    })
  await untilReachable(requeue, { log, signal })
}

async function giveUp(services: Services, job: JobRow, why: string): Promise<JobOutcome> {
  // It may quote a piece of the file.
  const message = speakable(why)
  await services.database.inTenant({ tenantId: job.tenantId, userId: null }, async (db) => {
    await lockDocument(db, job.documentId)
    if (!(await failJob(db, job.id, message))) return
    await setDocumentStatus(db, job.documentId, 'failed')
    const document = await findDocument(db, job.documentId)
    if (!document) return
    await recordAct(db, actOnJob(job, document, { action: 'processing-failed', details: message }))
    await addDocumentNotice(db, job.documentId, { kind: 'failed', author: null, facts: { message } })
  })
  return 'failed'
}

/** False once it has ended elsewhere, or its document went to the trash meanwhile: a fault then concerns nobody. */
function isStillOurs({ database }: Services, { id, tenantId }: JobRow): Promise<boolean> {
  return database.inTenant({ tenantId, userId: null }, (db) => isUnderWay(db, id)).catch(() => true)
}

/** Another worker completed the job while this one was taken for dead; everything here is rolled back. */
class EndedElsewhere extends Error {}

function progressOf(services: Services, job: JobRow): ProgressReporter {
  const person = { tenantId: job.tenantId, userId: null }
  const write = (progress: number, message: string) => {
    const bounded = Math.min(99, Math.max(1, Math.round(progress)))
    return services.database.inTenant(person, (db) => reportProgress(db, job.id, bounded, message))
  }
  const onFault = (err: unknown) =>
    services.log.warn({ err, jobId: job.id }, 'progress could not be reported')
  // Nobody watches the documents of a batch one by one.
  return job.lane === 'batch'
    ? progressReporter(write, onFault, performance.now())
    : progressReporter(write, onFault)
}
