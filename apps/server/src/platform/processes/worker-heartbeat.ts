import type pg from 'pg'
import type { Logger } from '../log.ts'

export interface HeartbeatOptions {
  /** Connections of the role efti_queue. */
  pool: pg.Pool
  /** What graphile-worker writes into locked_by, for each of its pools in this process. */
  poolIds: readonly string[]
  /** Jobs that this process is at work on, by their ids in the queue. */
  jobsAtWork(): readonly string[]
  /** This is the only worker of the database: every lock is that of a dead one. */
  releaseAllOthers: boolean
  log: Logger
  /** Shorter in tests. */
  beatMs?: number
  deadAfterMs?: number
}

export interface Heartbeat {
  stop(): Promise<void>
}

/**
 * graphile-worker itself frees a dead worker's jobs only after four hours. Each worker gives its sign of life here,
 * and frees the jobs of those that stopped; its own too that it does not know of, as the answer that brought one was lost with
 * the connection. Age is by the database's clock, and the pace by one that nobody sets: machines may differ by hours.
 */
export async function startHeartbeat(options: HeartbeatOptions): Promise<Heartbeat> {
  const { pool, poolIds, releaseAllOthers, log, beatMs = 2_000, deadAfterMs = 15_000 } = options
  await beat(pool, poolIds)
  if (releaseAllOthers) report(await releaseOthers(pool, poolIds), log)
  let lastBeat = performance.now()
  let steadySince = lastBeat - deadAfterMs
  let lostLookedFor = lastBeat
  let beating: Promise<void> | null = null

  const timer = setInterval(() => {
    // While the database is away one beat waits, and not one for each tick.
    beating ??= (async () => {
      try {
        await beat(pool, poolIds)
        const now = performance.now()
        // After the database was away everybody looks dead: the others get their time to give a sign of life.
        if (now - lastBeat > Math.max(beatMs * 2, deadAfterMs / 2)) steadySince = now
        lastBeat = now
        if (now - steadySince < deadAfterMs) return
        report(await releaseDead(pool, poolIds, deadAfterMs), log)
        if (now - lostLookedFor < deadAfterMs) return
        lostLookedFor = now
        const lost = await releaseLost(pool, poolIds, options.jobsAtWork(), deadAfterMs)
        if (lost > 0) log.warn({ jobs: lost }, 'released jobs whose handover was lost with a connection')
      } catch (error) {
        log.warn({ err: error }, 'a heartbeat was missed')
      } finally {
        beating = null
      }
    })()
  }, beatMs)

  return {
    async stop() {
      clearInterval(timer)
      await beating
      await pool
        .query('delete from hub.workers where pool_id = any($1)', [poolIds])
        .catch((error) => log.warn({ err: error }, 'this worker could not sign off; the others will notice'))
    },
  }
}

async function beat(pool: pg.Pool, poolIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into hub.workers (pool_id) select unnest($1::text[])
     on conflict (pool_id) do update set seen_at = clock_timestamp()`,
    [poolIds],
  )
}

/** `locked_by` of jobs and of queues, without this worker. */
const LOCKS = `
  select locked_by, locked_at from graphile_worker._private_jobs where locked_by <> all($1::text[])
  union all
  select locked_by, locked_at from graphile_worker._private_job_queues where locked_by <> all($1::text[])`

async function releaseOthers(pool: pg.Pool, poolIds: readonly string[]): Promise<string[]> {
  return release(
    pool,
    `with gone as (delete from hub.workers where pool_id <> all($1::text[])),
          dead as (select distinct locked_by as id from (${LOCKS}) locks)`,
    [poolIds],
  )
}

/** Those that fell silent, and those that died before their first word. */
async function releaseDead(
  pool: pg.Pool,
  poolIds: readonly string[],
  deadAfterMs: number,
): Promise<string[]> {
  return release(
    pool,
    `with line as (select clock_timestamp() - $2 * interval '1 millisecond' as drawn),
          silent as (
            delete from hub.workers where pool_id <> all($1::text[]) and seen_at < (select drawn from line) returning pool_id
          ),
          dead as (
            select pool_id as id from silent
            union
            select locked_by from (${LOCKS}) locks
             where locked_at < (select drawn from line)
               and not exists (select from hub.workers w where w.pool_id = locked_by)
          )`,
    [poolIds, deadAfterMs],
  )
}

/** How many of its own locks this worker knew nothing of: they were set, and the answer never came. */
async function releaseLost(
  pool: pg.Pool,
  poolIds: readonly string[],
  atWork: readonly string[],
  olderThanMs: number,
): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>(
    `with lost as (
       update graphile_worker._private_jobs set locked_by = null, locked_at = null
        where locked_by = any($1::text[]) and id <> all($2::bigint[])
          and locked_at < clock_timestamp() - $3 * interval '1 millisecond'
       returning job_queue_id
     ), free as (
       update graphile_worker._private_job_queues set locked_by = null, locked_at = null
        where locked_by = any($1::text[]) and id in (select job_queue_id from lost)
     )
     select count(*)::int as jobs from lost`,
    [poolIds, atWork, olderThanMs],
  )
  return rows[0]?.jobs ?? 0
}

/** One statement: who is forgotten is also released. `dead` is defined by the given WITH clause. */
async function release(pool: pg.Pool, withDead: string, values: unknown[]): Promise<string[]> {
  const { rows } = await pool.query<{ ids: string[] | null }>(
    `${withDead}, named as materialized (select array_agg(id) as ids from dead)
     select ids, case when ids is not null then graphile_worker.force_unlock_workers(ids) end from named`,
    values,
  )
  return rows[0]?.ids ?? []
}

function report(released: string[], log: Logger): void {
  if (released.length > 0) log.warn({ workers: released }, 'released the jobs of workers that are gone')
}
