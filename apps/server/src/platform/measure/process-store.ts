import type pg from 'pg'
import type { HostFigures } from './host-figures.ts'
import type { AnswerCounts, Measures } from './measures.ts'

/** How often a process gives a sign of life. */
export const BEAT_MS = 10_000
const SLOWEST = 10
/** What is older is not needed. */
const KEEP = { processes: '400 days', minutes: '2 days' }

/** `pool` is of the role efti_queue, which alone reaches these tables. */
export async function recordBeat(pool: pg.Pool, measures: Measures, host: HostFigures): Promise<void> {
  const { id, service, startedAt } = measures
  const metrics = service === 'worker' ? JSON.stringify(await measures.registry.getMetricsAsJSON()) : null
  await pool.query(
    `insert into hub.processes as p (id, service, started_at, host, memory_bytes, metrics, statements)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set seen_at = clock_timestamp(), host = excluded.host,
       memory_bytes = excluded.memory_bytes, metrics = excluded.metrics, statements = excluded.statements`,
    [
      id,
      service,
      startedAt,
      JSON.stringify(host),
      process.memoryUsage.rss(),
      metrics,
      JSON.stringify(measures.statements.slowest(SLOWEST)),
    ],
  )
}

/** Adds what was answered to the minute it was answered in. */
export async function recordAnswers(pool: pg.Pool, id: string, answers: AnswerCounts): Promise<void> {
  if (answers.requests === 0) return
  await pool.query(
    `insert into hub.answer_minutes as m (process_id, minute, requests, failures, times)
     values ($1, date_trunc('minute', clock_timestamp()), $2, $3, $4)
     on conflict (process_id, minute) do update set requests = m.requests + excluded.requests,
       failures = m.failures + excluded.failures,
       times = array(select a + b from unnest(m.times, excluded.times) with ordinality as t(a, b, at) order by at)`,
    [id, answers.requests, answers.failures, answers.times],
  )
}

export async function recordEnd(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    'update hub.processes set seen_at = clock_timestamp(), ended_at = clock_timestamp() where id = $1',
    [id],
  )
}

/** Of every process: minutes go sooner than the starts that the uptime is calculated from. */
export async function forgetOldMeasures(pool: pg.Pool): Promise<void> {
  await pool.query('delete from hub.answer_minutes where minute < now() - $1::interval', [KEEP.minutes])
  await pool.query('delete from hub.processes where seen_at < now() - $1::interval', [KEEP.processes])
}
