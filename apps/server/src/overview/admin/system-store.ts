import type { AdminMetrics, SlowStatement } from '@efti-hub/contract'
import type pg from 'pg'
import { percentile } from '../../platform/measure/answer-times.ts'
import { BEAT_MS } from '../../platform/measure/process-store.ts'

/** A process that has been silent for so long is gone. */
const SILENT_MS = BEAT_MS * 3
const SLOWEST = 10
const instant = (at: Date | null) => at?.toISOString() ?? null

/** `pool` is of the role efti_queue. From each start to the last sign of life; up is when both processes are. */
export async function readUptime(pool: pg.Pool): Promise<AdminMetrics['uptime']> {
  const { rows } = await pool.query<{ share: number | null; since: Date | null; upSince: Date | null }>(
    `with life as (
       select service, started_at as from_at,
              case when ended_at is not null then ended_at
                   when seen_at > now() - $1 * interval '1 millisecond' then now()
                   else seen_at end as to_at
         from hub.processes
     ), span as (
       -- The first start of all is no outage: it counts from when both processes were running.
       select greatest(max(first_at), now() - interval '30 days') as since
         from (select min(from_at) as first_at from life group by service) firsts having count(*) > 0
     ), up as (
       select tstzmultirange(tstzrange(since, now(), '[]'))
              * (select coalesce(range_agg(tstzrange(from_at, greatest(from_at, to_at), '[]')), '{}') from life where service = 'api')
              * (select coalesce(range_agg(tstzrange(from_at, greatest(from_at, to_at), '[]')), '{}') from life where service = 'worker')
              as times, since
         from span where since < now()
     )
     select since,
            (select coalesce(sum(extract(epoch from upper(t) - lower(t))), 0) from unnest(times) t)::float
              / extract(epoch from now() - since)::float as share,
            (select lower(t) from unnest(times) t where upper(t) = now()) as "upSince"
       from up`,
    [SILENT_MS],
  )
  const [found] = rows
  return {
    share: found?.share == null ? null : Math.min(1, found.share),
    since: instant(found?.since ?? null),
    upSince: instant(found?.upSince ?? null),
  }
}

export async function readErrors(pool: pg.Pool): Promise<AdminMetrics['errors']> {
  const { rows } = await pool.query<{ requests: number; failures: number; since: Date }>(
    `select coalesce(sum(requests), 0)::int as requests, coalesce(sum(failures), 0)::int as failures,
            greatest(coalesce(min(minute), now()), now() - interval '1 day') as since
       from hub.answer_minutes where minute >= now() - interval '1 day'`,
  )
  const { requests = 0, failures = 0, since = new Date() } = rows[0] ?? {}
  return { rate: requests === 0 ? null : failures / requests, requests, failures, since: since.toISOString() }
}

export async function readAnswerTimes(pool: pg.Pool): Promise<AdminMetrics['health']['response']> {
  const { rows } = await pool.query<{ counts: number[] | null; since: Date }>(
    `with last as (
       select minute, times from hub.answer_minutes where minute >= now() - interval '1 hour'
     ), summed as (
       select place, sum(count)::int as total from last, unnest(times) with ordinality as u(count, place) group by place
     )
     select (select array_agg(total order by place) from summed) as counts,
            coalesce((select min(minute) from last), now()) as since`,
  )
  const counts = rows[0]?.counts ?? []
  return {
    p50: percentile(counts, 0.5),
    p95: percentile(counts, 0.95),
    p99: percentile(counts, 0.99),
    requests: counts.reduce((sum, count) => sum + count, 0),
    since: (rows[0]?.since ?? new Date()).toISOString(),
  }
}

export async function readProcesses(pool: pg.Pool): Promise<AdminMetrics['health']['processes']> {
  const { rows } = await pool.query<{ service: 'api' | 'worker'; startedAt: Date; memory: string }>(
    `select service, started_at as "startedAt", memory_bytes as memory from hub.processes
      where ended_at is null and seen_at > now() - $1 * interval '1 millisecond' order by service, started_at`,
    [SILENT_MS],
  )
  return rows.map(({ service, startedAt, memory }) => ({
    service,
    startedAt: startedAt.toISOString(),
    memory: Number(memory),
  }))
}

type DatabaseFigures = Omit<AdminMetrics['database'], 'statements'>

export async function readDatabase(pool: pg.Pool): Promise<DatabaseFigures> {
  const { rows } = await pool.query<{ size: string; connections: number; mostConnections: number }>(
    // What a migration granted on the database is gone after a restore into another one: then only its tables are reported.
    `select case when has_database_privilege(current_database(), 'connect') then pg_database_size(current_database())
                 else (select sum(pg_total_relation_size(oid)) from pg_class where relkind in ('r', 'm')) end as size,
            (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
            current_setting('max_connections')::int as "mostConnections"`,
  )
  const [found] = rows
  return {
    size: Number(found?.size ?? 0),
    connections: found?.connections ?? 0,
    mostConnections: found?.mostConnections ?? 0,
    queue: await readQueue(pool),
  }
}

async function readQueue(pool: pg.Pool): Promise<DatabaseFigures['queue']> {
  const { rows } = await pool.query<
    Omit<DatabaseFigures['queue'], 'oldestReadyAt'> & { oldest: Date | null }
  >(
    `select count(*) filter (where is_ready)::int as ready,
            count(*) filter (where locked_at is null and run_at > now())::int as later,
            count(*) filter (where locked_at is not null)::int as running,
            count(*) filter (where attempts > 0 and last_error is not null)::int as failing,
            min(run_at) filter (where is_ready) as oldest
       from (select *, locked_at is null and run_at <= now() and attempts < max_attempts as is_ready
               from graphile_worker._private_jobs) jobs`,
  )
  const { oldest = null, ...queue } = rows[0] ?? { ready: 0, later: 0, running: 0, failing: 0 }
  return { ...queue, oldestReadyAt: instant(oldest) }
}

/** The server's own where it keeps them and shows them to us; else those of our processes, together. */
export async function readStatements(pool: pg.Pool): Promise<AdminMetrics['database']['statements']> {
  const { rows: there } = await pool.query<{ shown: boolean }>(
    `select pg_has_role(current_user, 'pg_read_all_stats', 'usage')
            and exists (select from pg_extension where extname = 'pg_stat_statements') as shown`,
  )
  if (!there[0]?.shown) return readOwnStatements(pool)
  // The extension may be there without its library, which only a superuser can ask beforehand.
  return readServerStatements(pool).catch(() => readOwnStatements(pool))
}

async function readServerStatements(pool: pg.Pool): Promise<AdminMetrics['database']['statements']> {
  const { rows } = await pool.query<{ schema: string }>(
    `select quote_ident(nspname) as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
      where extname = 'pg_stat_statements'`,
  )
  const schema = rows[0]?.schema ?? 'public'
  const { rows: items } = await pool.query<SlowStatement>(
    `select left(regexp_replace(query, '\\s+', ' ', 'g'), 300) as statement, calls::int as calls,
            mean_exec_time as "meanMs", max_exec_time as "maxMs"
       from ${schema}.pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
      order by mean_exec_time desc limit ${SLOWEST}`,
  )
  const { rows: reset } = await pool.query<{ since: Date | null }>(
    `select stats_reset as since from ${schema}.pg_stat_statements_info`,
  )
  return { source: 'server', since: instant(reset[0]?.since ?? null), items }
}

async function readOwnStatements(pool: pg.Pool): Promise<AdminMetrics['database']['statements']> {
  const { rows: items } = await pool.query<SlowStatement>(
    `select s.statement, sum(s.calls)::int as calls, sum(s.calls * s."meanMs") / sum(s.calls) as "meanMs",
            max(s."maxMs") as "maxMs"
       from hub.processes p, jsonb_to_recordset(p.statements) as s(statement text, calls float, "meanMs" float, "maxMs" float)
      where p.ended_at is null and p.seen_at > now() - $1 * interval '1 millisecond'
      group by s.statement order by 3 desc limit ${SLOWEST}`,
    [SILENT_MS],
  )
  const { rows } = await pool.query<{ since: Date | null }>(
    `select min(started_at) as since from hub.processes
      where ended_at is null and seen_at > now() - $1 * interval '1 millisecond'`,
    [SILENT_MS],
  )
  return { source: 'product', since: instant(rows[0]?.since ?? null), items }
}
