import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeLog } from '../log.ts'
import { openPool } from '../open-pool.ts'
import { type Heartbeat, startHeartbeat } from './worker-heartbeat.ts'

const log = makeLog('silent', 'test')
const quick = { beatMs: 100, deadAfterMs: 600, log, jobsAtWork: () => [] as string[] }
let database: TestDatabase
let pool: pg.Pool
let stuck: ChildProcess | null = null
let heartbeat: Heartbeat | null = null

beforeEach(async () => {
  database = await freshDatabase()
  pool = openPool(database.appUrl, 'efti_queue', log, 3)
  await pool.query(`select graphile_worker.add_job('ocr', '{}'::json)`)
})

afterEach(async () => {
  stuck?.kill('SIGKILL')
  await heartbeat?.stop()
  heartbeat = null
  await pool.end()
  await database.drop()
})

/** Another process that has the job. */
async function startStuckWorker(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../../testing/stuck-worker.ts'), {
    env: { ...process.env, DATABASE_URL: database.appUrl },
    execArgv: [],
  })
  stuck = child
  await once(child, 'message')
  return child
}

const lockedBy = async () =>
  (await pool.query<{ by: string | null }>('select locked_by as by from graphile_worker._private_jobs'))
    .rows[0]?.by

test('the job of a worker that was killed is free again, that of a living one is not', async () => {
  const other = await startStuckWorker()
  heartbeat = await startHeartbeat({ ...quick, pool, poolIds: ['mine'], releaseAllOthers: false })
  await new Promise((resolve) => setTimeout(resolve, quick.deadAfterMs * 2))
  expect(await lockedBy()).toBeTypeOf('string')

  other.kill('SIGKILL')
  await vi.waitFor(async () => expect(await lockedBy()).toBeNull(), { timeout: 5_000, interval: 50 })
  const workers = await pool.query('select pool_id from hub.workers')
  expect(workers.rows).toEqual([{ pool_id: 'mine' }])
})

test('a worker that died before its first heartbeat is found by the age of its lock', async () => {
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'never-spoke', locked_at = now() - interval '1 minute'`,
  )
  heartbeat = await startHeartbeat({ ...quick, pool, poolIds: ['mine'], releaseAllOthers: false })
  await vi.waitFor(async () => expect(await lockedBy()).toBeNull(), { timeout: 5_000, interval: 50 })
})

test('the only worker of a database releases everything at its start', async () => {
  await startStuckWorker()
  stuck?.kill('SIGKILL')
  heartbeat = await startHeartbeat({
    ...quick,
    beatMs: 60_000,
    pool,
    poolIds: ['mine'],
    releaseAllOthers: true,
  })
  expect(await lockedBy()).toBeNull()
})

test('its own locks stay, and it signs off when it stops', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `update graphile_worker._private_jobs set locked_by = 'mine', locked_at = now() - interval '1 minute' returning id`,
  )
  const jobsAtWork = () => rows.map(({ id }) => id)
  heartbeat = await startHeartbeat({ ...quick, jobsAtWork, pool, poolIds: ['mine'], releaseAllOthers: true })
  await new Promise((resolve) => setTimeout(resolve, quick.beatMs * 4))
  expect(await lockedBy()).toBe('mine')
  await heartbeat.stop()
  heartbeat = null
  expect((await pool.query('select from hub.workers')).rowCount).toBe(0)
})

test('its own lock of a job that it does not know of is free again: the answer was lost with the connection', async () => {
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'mine', locked_at = now() - interval '1 minute'`,
  )
  heartbeat = await startHeartbeat({ ...quick, pool, poolIds: ['mine'], releaseAllOthers: true })
  await vi.waitFor(async () => expect(await lockedBy()).toBeNull(), { timeout: 5_000, interval: 50 })
})

test.each(process.env.LONG ? [3_600_000, -3_600_000] : [3_600_000])(
  'a machine whose clock jumps by %i ms frees no job of the living',
  async (jump) => {
    await startStuckWorker()
    heartbeat = await startHeartbeat({ ...quick, pool, poolIds: ['mine'], releaseAllOthers: false })
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + jump)
    try {
      await new Promise((resolve) => setTimeout(resolve, quick.deadAfterMs * 2))
      expect(await lockedBy()).toBeTypeOf('string')
      // Another that died is noticed all the same.
      stuck?.kill('SIGKILL')
      await vi.waitFor(async () => expect(await lockedBy()).toBeNull(), { timeout: 5_000, interval: 50 })
    } finally {
      vi.restoreAllMocks()
    }
  },
)
