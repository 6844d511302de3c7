import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ParsedCronItem,
  Logger as QueueLogger,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import { closeExtraction, warmExtraction } from './pipeline/extraction/extract-in-thread.ts'
import { ocrEngine } from './pipeline/recognition/engines/ocr/choose-engine.ts'
import { closePictures } from './pipeline/recognition/pictures/read-pictures.ts'
import { closeRecognition, warmRecognition } from './pipeline/recognition/run-in-worker.ts'
import { isOutage } from './platform/database-errors.ts'
import { openPool } from './platform/open-pool.ts'
import { patientPool } from './platform/patient-pool.ts'
import { makeTenantShare, type TenantShare } from './platform/processes/tenant-share.ts'
import { startHeartbeat } from './platform/processes/worker-heartbeat.ts'
import type { Services } from './services.ts'
import { calendar, taskList } from './tasks.ts'

/**
 * A stop waits so long for jobs to end, then has them put back. The supervisor kills after five seconds, and a job
 * that was killed is suspected of it: it would run alone from then on, and everybody else would wait.
 */
const UNTIL_ABORT_MS = 2_000

/** More than the lanes of six organisations whose receivers all hang. */
const WEBHOOKS_AT_ONCE = 20

/** One for each of the three that take jobs. */
const LISTENERS = 3

export interface Working {
  stop(): Promise<void>
}

/**
 * Takes jobs until stopped. `releaseAllOthers`: this is the only worker of the database, so every lock that
 * is left over belongs to a dead one.
 */
export async function startWorking(
  services: Services,
  options: { releaseAllOthers: boolean },
): Promise<Working> {
  const { config, log } = services
  if (!config.databaseUrls) throw new Error('DATABASE_URL is required here')
  const pools = openQueuePools(services, config.databaseUrls.efti_queue)
  const { pool } = pools
  const { webhook, ...others } = taskList(services)
  const atWork = new Set<string>()
  const take = (tasks: TaskList, concurrency: number, crons: ParsedCronItem[], share?: TenantShare) =>
    takeJobs(services, { pool, tasks, concurrency, crons, atWork, ...(share ? { share } : {}) })
  const share = makeTenantShare({ pool, places: config.workerConcurrency, most: config.jobsPerTenant })
  const runner = await take(others, config.workerConcurrency, calendar(), share)
  // Long scans may hold every one of these places: what a person waits for still begins at once.
  const prompt = await take(pick(others, WAITED_FOR), PROMPT_AT_ONCE, [])
  // Apart: sending is waiting, and receivers that do not answer take no place of documents.
  const sender = await take({ webhook }, WEBHOOKS_AT_ONCE, [])
  // After an update of the rules; where the edition is the same there is nothing to do.
  await runner.addJob('new-edition', {}, { jobKey: 'new-edition' })
  const heartbeat = await startHeartbeat({
    pool,
    poolIds: await Promise.all([runner.poolId, prompt.poolId, sender.poolId]),
    jobsAtWork: () => [...atWork],
    releaseAllOthers: options.releaseAllOthers,
    log,
  })
  Promise.all([warmRecognition(), warmExtraction()]).catch((error) =>
    log.warn({ err: error }, 'the engines did not warm up'),
  )
  log.info({ concurrency: config.workerConcurrency }, 'the worker takes jobs')
  ocrEngine().then(
    ({ name, languages }) => log.info({ engine: name, languages }, 'pictures of pages are read'),
    (error) => log.warn({ err: error }, 'no engine reads pictures of pages'),
  )

  return {
    async stop() {
      const stopped = Promise.all([runner.stop(), prompt.stop(), sender.stop()])
      // What ends meanwhile is stored, if the database comes back within this time.
      await Promise.race([stopped, sleep(UNTIL_ABORT_MS, undefined, { ref: false })])
      pools.stopWaiting()
      await stopped
      await heartbeat.stop()
      await closeRecognition()
      await closePictures()
      await closeExtraction()
      await pools.end()
    },
  }
}

/** While the database is away all of it waits: a worker that is started then, too. */
function openQueuePools({ config, log }: Services, url: string) {
  const stopping = new AbortController()
  const { signal } = stopping
  const pool = openPool(url, 'efti_queue', log, config.workerConcurrency + PROMPT_AT_ONCE + 7)
  const listening = config.databaseListenUrl
    ? openPool(config.databaseListenUrl, 'efti_app', log, LISTENERS)
    : pool
  // graphile-worker stores the end of a job without awaiting it, and that fails once nothing waits.
  const heard = (error: unknown) => {
    if (!isOutage(error)) throw error
    log.warn({ err: error }, 'the end of a job could not be stored; it is found by its lock')
  }
  return {
    pool: patientPool({ pool, listening, log, signal }),
    stopWaiting() {
      process.on('unhandledRejection', heard)
      stopping.abort()
    },
    async end() {
      await Promise.all([pool.end(), listening === pool ? undefined : listening.end()])
      process.off('unhandledRejection', heard)
    },
  }
}

/** Tasks that somebody waits for. Batches are tasks of other names. */
const WAITED_FOR = ['ocr', 'compliance', 'mail']

const pick = (tasks: TaskList, names: readonly string[]): TaskList =>
  Object.fromEntries(Object.entries(tasks).filter(([name]) => names.includes(name)))

/** Places for them alone, beside the others. Two: one may be held by a scan that somebody waits for. */
const PROMPT_AT_ONCE = 2

interface Taking {
  pool: Pool
  tasks: TaskList
  concurrency: number
  crons: ParsedCronItem[]
  /** Ids of the jobs that are being worked on; kept by this. */
  atWork: Set<string>
  share?: TenantShare
}

/** Of these tasks; answers the runner and what it writes into locked_by. */
async function takeJobs(services: Services, { pool, tasks, concurrency, crons, atWork, share }: Taking) {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:start', ({ job }) => atWork.add(job.id))
  events.on('job:complete', ({ job }) => atWork.delete(job.id))
  measureJobs(events, services)
  if (share) {
    events.on('job:start', ({ job }) => share.began(job))
    events.on('job:complete', ({ job }) => share.ended(job))
  }
  const poolId = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id))
  })
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: UNTIL_ABORT_MS,
    // LISTEN/NOTIFY brings jobs immediately; polling only finds those whose retry is due.
    pollInterval: 1_000,
    taskList: tasks,
    parsedCronItems: crons,
    ...(share ? { forbiddenFlags: () => share.full() } : {}),
    events,
    logger: new QueueLogger(
      () => (level, message) => services.log[level === 'warning' ? 'warn' : level]?.({}, message),
    ),
  })
  return { addJob: runner.addJob, stop: () => runner.stop(), poolId }
}

/** Jobs about documents measure themselves: only they know whether a file was at fault. */
const MEASURED_ELSEWHERE = new Set(['ocr', 'compliance', 'ocr-batch', 'compliance-batch'])

function measureJobs(events: WorkerEvents, { measures }: Services): void {
  const since = new Map<string, number>()
  events.on('job:start', ({ job }) => since.set(job.id, performance.now()))
  events.on('job:complete', ({ job, error }) => {
    const began = since.get(job.id)
    since.delete(job.id)
    if (began === undefined || MEASURED_ELSEWHERE.has(job.task_identifier)) return
    measures.jobEnded(job.task_identifier, error ? 'again' : 'completed', performance.now() - began)
  })
}
