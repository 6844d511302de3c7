import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { withClient } from '../test-database.ts'

export type Rows = Record<string, unknown>[]

/** As superuser, in the product's own PostgreSQL: row-level security hides nothing. */
export async function inDatabaseOf<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { superuserUrl } = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  return withClient(superuserUrl, work)
}

const PATIENCE_MS = 180_000

/** Waits until no job is under way or due. @throws with those that still are. */
export async function untilQuiet(client: pg.Client): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await client.query(UNDER_WAY)
    if (rows.length === 0) return
    if (Date.now() > giveUp) throw new Error(`still under way: ${JSON.stringify(rows.slice(0, 5))}`)
    await sleep(100)
  }
}

/** Jobs of the queue that wait for a later try count as well: a document is waiting for them. */
const UNDER_WAY = `
  select 'job' as what, id::text, job_type as kind, status as state from hub.jobs
   where status in ('queued', 'running', 'processing')
  union all
  select 'queue', j.id::text, t.identifier, j.last_error from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
   where j.attempts < j.max_attempts and (j.run_at <= now() or j.attempts > 0)`
