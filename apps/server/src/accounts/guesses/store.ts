import type pg from 'pg'

/** How failed guesses at one thing slow down all further ones, wherever they come from. */
export interface Backoff {
  /** Failures after which each further guess has to wait. */
  free: number
}

const FIRST_WAIT_S = 60
/** Nobody is locked out: after this wait anyone may guess again, the owner included. */
const LONGEST_WAIT_S = 15 * 60
/** This long without a failure and the count begins again. */
const FORGOTTEN_AFTER_S = 24 * 60 * 60

/** Milliseconds to wait before the next guess. */
export async function waitBeforeGuess(pool: pg.Pool, key: string, now: Date): Promise<number> {
  const { rows } = await pool.query<{ blockedUntil: Date | null }>(
    'select blocked_until as "blockedUntil" from accounts.guesses where key = $1',
    [key],
  )
  const until = rows[0]?.blockedUntil
  return until ? Math.max(until.getTime() - now.getTime(), 0) : 0
}

export async function countGuess(pool: pg.Pool, key: string, { free }: Backoff, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_S * 1_000)
  await pool.query(
    `insert into accounts.guesses as g (key, failures, last_failure_at) values ($1, 1, $2)
     on conflict (key) do update set
       last_failure_at = excluded.last_failure_at,
       failures = case when g.last_failure_at < $3 then 1 else g.failures + 1 end,
       blocked_until = case when g.last_failure_at >= $3 and g.failures + 1 >= $4 then
         $2::timestamptz + least($5 * power(2, least(g.failures + 1 - $4, 20)), $6) * interval '1 second' end`,
    [key, now, forgotten, free, FIRST_WAIT_S, LONGEST_WAIT_S],
  )
  await pool.query(
    `delete from accounts.guesses where key in (
       select key from accounts.guesses where last_failure_at < $1 limit 100 for update skip locked)`,
    [forgotten],
  )
}

/** Takes back so many failures: who mistyped and then got it right was the owner. */
export async function forgiveGuesses(
  pool: pg.Pool,
  key: string,
  count: number,
  { free }: Backoff,
): Promise<void> {
  await pool.query(
    `update accounts.guesses set failures = greatest(failures - $2, 0),
            blocked_until = case when failures - $2 >= $3 then blocked_until end
      where key = $1`,
    [key, count, free],
  )
}
