import { EventEmitter } from 'node:events'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { makeLog } from '../platform/log.ts'
import { openPool } from '../platform/open-pool.ts'
import { startHeartbeat } from '../platform/processes/worker-heartbeat.ts'

/** A process of its own for worker-heartbeat.test.ts: takes a job, reports it, and never ends it. */
const log = makeLog('silent', 'stuck')
const pool = openPool(process.env.DATABASE_URL ?? '', 'efti_queue', log)
const events: WorkerEvents = new EventEmitter()
events.once('pool:create', ({ workerPool }) => {
  void startHeartbeat({
    pool,
    poolIds: [workerPool.id],
    releaseAllOthers: false,
    log,
    beatMs: 100,
    jobsAtWork: () => [],
  })
})
await run({
  pgPool: pool,
  events,
  logger: new Logger(() => () => {}),
  parsedCronItems: [],
  noHandleSignals: true,
  taskList: {
    ocr: async () => {
      process.send?.('taken')
      await new Promise(() => {})
    },
  },
})
