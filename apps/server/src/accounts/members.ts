import type { ListedMember, MembersList, Role } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../platform/database.ts'
import type { Member } from '../platform/http.ts'
import type { Services } from '../services.ts'

interface MemberRow extends Record<string, unknown> {
  id: string
  role: Role
  joinedAt: Date
}

/** Everybody in the tenant. */
export async function membersIn(db: TenantDb): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow>(
    sql`select user_id as id, role, created_at as "joinedAt" from hub.memberships where tenant_id = ${db.tenantId}`,
  )
  return rows
}

/** By name. */
export async function listMembers(services: Services, caller: Member): Promise<MembersList> {
  const rows = await services.database.inTenant(caller, membersIn)
  const { rows: people } = await services.database.accountsPool.query<
    Pick<ListedMember, 'id' | 'name' | 'email'>
  >('select id, name, email from accounts.users where id = any($1)', [rows.map(({ id }) => id)])
  const known = new Map(people.map((person) => [person.id, person]))
  const items = rows
    .flatMap(({ id, role, joinedAt }) => {
      const person = known.get(id)
      return person ? [{ ...person, role, joinedAt: new Date(joinedAt).toISOString() }] : []
    })
    .sort((left, right) => left.name.localeCompare(right.name, 'en') || left.id.localeCompare(right.id))
  return { items, nextCursor: null, total: items.length }
}
