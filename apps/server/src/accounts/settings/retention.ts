import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { enqueueTask } from '../../platform/queue.ts'

export interface Retention {
  days: number
  /** Of the jobs about it, the one that goes on. */
  run: string
}

/** Null: documents are kept until somebody deletes them. */
export async function retentionOf(db: TenantDb): Promise<Retention | null> {
  const { rows } = await db.execute<Retention & Record<string, unknown>>(sql`
    select retention_days as days, retention_run as run from hub.tenants
     where id = ${db.tenantId} and retention_days is not null and retention_run is not null`)
  return rows[0] ?? null
}

/** From now on once a day; the job of an earlier choice finds another run here, and ends. */
export async function startRetention(db: TenantDb, days: number | null): Promise<void> {
  const run = days === null ? null : randomUUID()
  await db.execute(sql`update hub.tenants set retention_run = ${run} where id = ${db.tenantId}`)
  if (run) await enqueueTask(db, 'retention', { run })
}
