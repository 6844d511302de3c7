import { ROLE_LABELS, type Role } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { publishIn } from '../../platform/events.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import { lockTenant } from '../tenant-store.ts'

/** `name` is who it is about, for the trail. @throws Refusal where nobody would be left to manage the organisation. */
export async function changeRole(db: TenantDb, userId: string, name: string, role: Role): Promise<void> {
  const before = await lockedRole(db, userId)
  if (before === role) return
  if (before === 'compliance_manager') await refuseWithoutManager(db, userId)
  await db.execute(sql`
    update hub.memberships set role = ${role} where tenant_id = ${db.tenantId} and user_id = ${userId}`)
  await recordAct(db, {
    action: 'member-role-changed',
    resourceType: 'member',
    resourceId: userId,
    resourceName: name,
    oldValue: ROLE_LABELS[before],
    newValue: ROLE_LABELS[role],
  })
}

/** Out of this organisation; the person, and what they did, stay. */
export async function removeMember(db: TenantDb, userId: string, name: string): Promise<void> {
  const before = await lockedRole(db, userId)
  if (before === 'compliance_manager') await refuseWithoutManager(db, userId)
  await db.execute(sql`
    delete from hub.memberships where tenant_id = ${db.tenantId} and user_id = ${userId}`)
  await recordAct(db, {
    action: 'member-removed',
    resourceType: 'member',
    resourceId: userId,
    resourceName: name,
    oldValue: ROLE_LABELS[before],
  })
  // Their live sockets of this tenant close immediately, on every API process.
  await publishIn(db, db.tenantId, 'member_removed', { userId })
}

/** The tenant is locked first: of two managers who remove each other at the same time, one is refused. */
async function lockedRole(db: TenantDb, userId: string): Promise<Role> {
  await lockTenant(db)
  const { rows } = await db.execute<{ role: Role }>(sql`
    select role from hub.memberships where tenant_id = ${db.tenantId} and user_id = ${userId}`)
  const [found] = rows
  if (!found) throw notFound('member')
  return found.role
}

async function refuseWithoutManager(db: TenantDb, userId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    select from hub.memberships
     where tenant_id = ${db.tenantId} and user_id <> ${userId} and role = 'compliance_manager' limit 1`)
  if (rowCount === 0) {
    throw new Refusal(
      'last_manager',
      'This is the last Compliance Manager of the organisation. Make somebody else one first.',
    )
  }
}
