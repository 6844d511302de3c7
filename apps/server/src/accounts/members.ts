import type { MembersList, Role } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { House } from '../house.ts'
import type { TenantDb } from '../platform/database.ts'
import type { Member } from '../platform/http.ts'
import { namesOfPeople } from './names-of-people.ts'

interface MemberRow extends Record<string, unknown> {
  id: string
  role: Role
}

/** Everybody in the tenant. */
export async function membersIn(db: TenantDb): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow>(
    sql`select user_id as id, role from hub.memberships where tenant_id = ${db.tenantId}`,
  )
  return rows
}

/** By name. */
export async function listMembers(house: House, caller: Member): Promise<MembersList> {
  const rows = await house.database.inTenant(caller, membersIn)
  const names = await namesOfPeople(
    house,
    rows.map(({ id }) => id),
  )
  const items = rows
    .map(({ id, role }) => ({ id, role, name: names.get(id) ?? 'Unknown User' }))
    .sort((left, right) => left.name.localeCompare(right.name, 'en') || left.id.localeCompare(right.id))
  return { items, nextCursor: null, total: items.length }
}
