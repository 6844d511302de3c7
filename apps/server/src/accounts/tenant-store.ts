import { sql } from 'drizzle-orm'
import type { AccountsDb, TenantDb } from '../platform/database.ts'

/** The tenant that the handle is bound to. */
export async function readTenant(db: TenantDb): Promise<{ name: string; founded: Date }> {
  const { rows } = await db.execute<{ name: string; at: string }>(
    sql`select name, created_at as at from hub.tenants where id = ${db.tenantId}`,
  )
  const [row] = rows
  if (!row) throw new Error('the tenant is not there')
  return { name: row.name, founded: new Date(row.at) }
}

/** The tenant that `db` is bound to. */
export async function isSuspended(db: AccountsDb): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from hub.tenants where id = hub.current_tenant() and suspended_at is not null`,
  )
  return rowCount === 1
}

/** Until the transaction ends nobody else changes the tenant's settings or who manages it. */
export async function lockTenant(db: TenantDb): Promise<void> {
  await db.execute(sql`select from hub.tenants where id = ${db.tenantId} for update`)
}
