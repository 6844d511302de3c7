import { EventEmitter } from 'node:events'
import { Logger as QueueLogger, run, type WorkerEvents } from 'graphile-worker'
import type { House } from './house.ts'
import { calendar } from './notifications/tasks.ts'
import { closeExtraction, warmExtraction } from './pipeline/extraction/extract-in-thread.ts'
import { taskList } from './pipeline/index.ts'
import { ocrEngine } from './pipeline/recognition/engines/ocr/choose-engine.ts'
import { closePictures } from './pipeline/recognition/pictures/read-pictures.ts'
import { closeRecognition, warmRecognition } from './pipeline/recognition/run-in-worker.ts'
import { retentionCalendar } from './pipeline/retention/tasks.ts'
import { openPool } from './platform/open-pool.ts'
import { startHeartbeat } from './platform/processes/worker-heartbeat.ts'
import { forbiddenFlags } from './webhooks/sending/places.ts'
import { webhookCalendar } from './webhooks/tasks.ts'

/**
 * A stop waits so long for jobs to end, then has them put back. The supervisor kills after five seconds, and a job
 * that was killed is suspected of it: it would run alone from then on, and everybody else would wait.
 */
const UNTIL_ABORT_MS = 2_000

export interface Working {
  stop(): Promise<void>
}

/**
 * Takes jobs until stopped. `releaseAllOthers`: this is the only worker of the database, so every lock that
 * is left over belongs to a dead one.
 */
export async function startWorking(house: House, options: { releaseAllOthers: boolean }): Promise<Working> {
  const { config, log } = house
  if (!config.databaseUrls) throw new Error('DATABASE_URL is required here')
  const pool = openPool(config.databaseUrls.efti_queue, 'efti_queue', log, config.workerConcurrency + 3)
  const events: WorkerEvents = new EventEmitter()
  measureJobs(events, house)
  const poolId = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id))
  })

  const runner = await run({
    pgPool: pool,
    concurrency: config.workerConcurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: UNTIL_ABORT_MS,
    // LISTEN/NOTIFY brings jobs at once; polling only finds those whose retry is due.
    pollInterval: 1_000,
    taskList: taskList(house),
    forbiddenFlags: () => forbiddenFlags(config.workerConcurrency),
    parsedCronItems: [...calendar(), ...webhookCalendar(), ...retentionCalendar()],
    events,
    logger: new QueueLogger(
      () => (level, message) => log[level === 'warning' ? 'warn' : level]?.({}, message),
    ),
  })
  // After an update of the rules; where the edition is the same there is nothing to do.
  await runner.addJob('new-edition', {}, { jobKey: 'new-edition' })
  const heartbeat = await startHeartbeat({
    pool,
    poolId: await poolId,
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
      await runner.stop()
      await heartbeat.stop()
      await closeRecognition()
      await closePictures()
      await closeExtraction()
      await pool.end()
    },
  }
}

/** Jobs about documents measure themselves: only they know whether a file was at fault. */
const MEASURED_ELSEWHERE = new Set(['ocr', 'compliance'])

function measureJobs(events: WorkerEvents, { measures }: House): void {
  const since = new Map<string, number>()
  events.on('job:start', ({ job }) => since.set(job.id, performance.now()))
  events.on('job:complete', ({ job, error }) => {
    const began = since.get(job.id)
    since.delete(job.id)
    if (began === undefined || MEASURED_ELSEWHERE.has(job.task_identifier)) return
    measures.jobEnded(job.task_identifier, error ? 'again' : 'completed', performance.now() - began)
  })
}
