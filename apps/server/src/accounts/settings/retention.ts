import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { enqueueTask } from '../../platform/queue.ts'

/** Days after upload; null: documents are kept until somebody sets a retention. */
export async function retentionDaysOf(db: TenantDb): Promise<number | null> {
  const { rows } = await db.execute<{ days: number | null }>(
    sql`select retention_days as days from hub.tenants where id = ${db.tenantId}`,
  )
  return rows[0]?.days ?? null
}

/** Every night anyway; after a change now as well. */
export async function startRetention(db: TenantDb, days: number | null): Promise<void> {
  if (days !== null) await enqueueTask(db, 'retention', {})
}
