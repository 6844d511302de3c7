import type { Role } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { bind } from '../bind.ts'
import { firstNameOf } from '../register-person.ts'

/** Also organisations that the person has left: a key of theirs, or an invitation, may still work there. Ordered, for locking. */
export async function organisationsTouchedBy(db: AccountsDb, userId: string): Promise<string[]> {
  await bind(db, 'app.user_id', userId)
  await bind(db, 'app.tenant_id', '')
  const { rows } = await db.execute<{ id: string }>(sql`
    select tenant_id as id from hub.memberships where user_id = ${userId}
     union select tenant_id from hub.api_keys where created_by = ${userId} or secret_by = ${userId}
     union select tenant_id from hub.webhooks where authors @> array[${userId}]::uuid[]
     union select tenant_id from hub.invitations where created_by = ${userId}
     order by 1`)
  return rows.map(({ id }) => id)
}

export interface TenantMembership extends Record<string, unknown> {
  name: string
  /** Null for who has left. */
  role: Role | null
  others: number
  otherManagers: number
  retentionDays: number | null
}

/** In the tenant that `db` is bound to, locked: of two managers who delete their accounts at the same time, one is refused. */
export async function membershipIn(db: AccountsDb, userId: string): Promise<TenantMembership> {
  await db.execute(sql`select from hub.tenants where id = hub.current_tenant() for update`)
  const { rows } = await db.execute<TenantMembership>(sql`
    select t.name, t.retention_days as "retentionDays",
           max(m.role) filter (where m.user_id = ${userId}) as role,
           count(m.id) filter (where m.user_id <> ${userId})::integer as others,
           count(m.id) filter (where m.user_id <> ${userId} and m.role = 'compliance_manager')::integer as "otherManagers"
      from hub.tenants t left join hub.memberships m on m.tenant_id = t.id
     where t.id = hub.current_tenant() group by t.id`)
  const [standing] = rows
  if (!standing) throw new Error('a tenant that an account belongs to is gone')
  return standing
}

export interface KnownKey extends Record<string, unknown> {
  id: string
  name: string
}

/** Active keys whose present secret this person has seen, or all of them. A key that a colleague rotated is the colleague's. */
export async function keysKnownTo(db: AccountsDb, whose: string | 'everybody'): Promise<KnownKey[]> {
  const { rows } = await db.execute<KnownKey>(sql`
    select id, name from hub.api_keys
     where tenant_id = hub.current_tenant() and revoked_at is null
       and ${whose === 'everybody' ? sql`true` : sql`coalesce(secret_by, created_by) = ${whose}`}
     order by name, id`)
  return rows
}

/** Nobody can enter it any more, so nothing may change in it. Its name and address can be those of the person. */
export async function closeOrganisation(
  db: AccountsDb,
  { name, email }: { name: string; email: string },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update hub.tenants set suspended_at = coalesce(suspended_at, ${now}),
           name = case when name = ${firstNameOf(name)} then 'Closed organisation' else name end,
           contact_email = case when lower(contact_email) = ${email} then '' else contact_email end
     where id = hub.current_tenant()`)
}

export async function makeManager(db: AccountsDb, userId: string): Promise<Role | null> {
  const { rows } = await db.execute<{ role: Role }>(sql`
    with before as (
      select role from hub.memberships where tenant_id = hub.current_tenant() and user_id = ${userId} for update
    )
    update hub.memberships m set role = 'compliance_manager' from before
     where m.tenant_id = hub.current_tenant() and m.user_id = ${userId} returning before.role`)
  return rows[0]?.role ?? null
}

/** With the person go password, second factor, links, identities, sessions, memberships and what they chose: rows that refer to it. */
export async function removePerson(db: AccountsDb, userId: string, email: string): Promise<void> {
  await db.execute(sql`delete from hub.held_access where kind = 'member' and subject_id = ${userId}`)
  await db.execute(sql`delete from accounts.users where id = ${userId}`)
  await db.execute(sql`select hub.enqueue_account_cleanup(${JSON.stringify({ userId, email })}::jsonb)`)
}
