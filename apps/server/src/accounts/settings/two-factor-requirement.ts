import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { lockTenant } from '../tenant-store.ts'

export async function requiresTwoFactor(db: TenantDb): Promise<boolean> {
  const { rows } = await db.execute<{ required: boolean }>(
    sql`select require_two_factor as required from hub.tenants where id = ${db.tenantId}`,
  )
  return rows[0]?.required ?? false
}

/** Switched on: from their next call on, members who came without a second factor are led to set one up. */
export async function changeRequirement(db: TenantDb, required: boolean): Promise<void> {
  await lockTenant(db)
  if ((await requiresTwoFactor(db)) === required) return
  await db.execute(sql`update hub.tenants set require_two_factor = ${required} where id = ${db.tenantId}`)
  await recordAct(db, {
    action: 'two-factor-requirement-changed',
    resourceType: 'settings',
    resourceId: db.tenantId,
    resourceName: 'Require two-factor authentication',
    details: required ? 'Switched on' : 'Switched off',
    oldValue: !required,
    newValue: required,
  })
}
