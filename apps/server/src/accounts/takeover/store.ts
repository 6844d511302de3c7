import type { Role } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { oneOf, type Whose } from '../whose.ts'

export interface HeldRow extends Record<string, unknown> {
  subjectId: string
  name: string
  /** Null for a webhook. */
  role: Role | null
}

interface Holding {
  accountId: string
  now: Date
}

/** Shown with the webhook, and to a Compliance Manager only. */
const WEBHOOK_HELD =
  'Set up before the email address of its author was verified. Keep or remove it in the organisation settings.'

/** Whom this person invited here, and whom those invited in turn. */
export async function peopleInvitedBy(db: AccountsDb, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive invited as (
      select accepted_by as id from hub.invitations
       where tenant_id = hub.current_tenant() and created_by = ${userId} and accepted_by is not null
       union
      select i.accepted_by from hub.invitations i join invited on i.created_by = invited.id
       where i.tenant_id = hub.current_tenant() and i.accepted_by is not null
    )
    select id from invited where id <> ${userId}`)
  return rows.map(({ id }) => id)
}

/** They are members no longer; `except` stays. */
export async function holdMembers(
  db: AccountsDb,
  whose: Whose,
  except: string | null,
  { accountId, now }: Holding,
): Promise<HeldRow[]> {
  const { rows } = await db.execute<HeldRow>(sql`
    with gone as (
      delete from hub.memberships
       where tenant_id = hub.current_tenant() and ${oneOf(sql`user_id`, whose)}
         and user_id is distinct from ${except}::uuid
      returning user_id, role
    ), kept as (
      insert into hub.held_access (tenant_id, account_id, kind, subject_id, role, held_at)
      select hub.current_tenant(), ${accountId}, 'member', user_id, role, ${now} from gone
      on conflict (tenant_id, kind, subject_id) do update set role = excluded.role, held_at = excluded.held_at
      returning subject_id, role
    )
    select subject_id as "subjectId", kept.role, coalesce(u.name, '') as name
      from kept left join accounts.users u on u.id = kept.subject_id`)
  return rows
}

/** Revoked until somebody keeps them. A key whose secret nobody has seen needs no confirmation. */
export async function holdKeys(
  db: AccountsDb,
  whose: Whose,
  { accountId, now }: Holding,
): Promise<HeldRow[]> {
  const { rows } = await db.execute<HeldRow>(sql`
    with gone as (
      update hub.api_keys set revoked_at = ${now}
       where tenant_id = hub.current_tenant() and revoked_at is null and rotated_at is not null
         and (${oneOf(sql`created_by`, whose)} or ${oneOf(sql`secret_by`, whose)})
      returning id, name, role
    ), kept as (
      insert into hub.held_access (tenant_id, account_id, kind, subject_id, role, held_at)
      select hub.current_tenant(), ${accountId}, 'key', id, role, ${now} from gone
    )
    select id as "subjectId", name, role from gone`)
  return rows
}

/** Switched off until somebody keeps them. */
export async function holdWebhooks(
  db: AccountsDb,
  whose: Whose,
  { accountId, now }: Holding,
): Promise<HeldRow[]> {
  const theirs = whose === 'everybody' ? sql`true` : sql`authors && ${sql.param(whose)}::uuid[]`
  const { rows } = await db.execute<HeldRow>(sql`
    with stopped as (
      update hub.webhooks set state = 'off', off_reason = ${WEBHOOK_HELD}
       where tenant_id = hub.current_tenant() and state <> 'off' and ${theirs}
      returning id, name
    ), kept as (
      insert into hub.held_access (tenant_id, account_id, kind, subject_id, held_at)
      select hub.current_tenant(), ${accountId}, 'webhook', id, ${now} from stopped
      on conflict (tenant_id, kind, subject_id) do update set held_at = excluded.held_at
    )
    select id as "subjectId", name, null as role from stopped`)
  return rows
}

/** Whether the consent to send content to a provider was theirs; it is given again by who may. */
export async function withdrawConsent(db: AccountsDb, whose: Whose, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update hub.tenants set send_content = false, send_content_by = null, send_content_at = ${now}
     where id = hub.current_tenant() and send_content and ${oneOf(sql`send_content_by`, whose)}`)
  return rowCount === 1
}

/** In the list of the header: to the account, and to those who can decide. No mail follows from it. */
export async function noticeHeld(
  db: AccountsDb,
  userId: string,
  email: string,
  count: number,
): Promise<void> {
  await db.execute(sql`
    insert into hub.notices (tenant_id, created_at, kind, person_id, subject, facts, mailed_at)
    select tenant_id, clock_timestamp(), 'address-verified', user_id, ${email},
           ${JSON.stringify({ count })}::jsonb, clock_timestamp()
      from hub.memberships
     where tenant_id = hub.current_tenant() and (user_id = ${userId} or role = 'compliance_manager')`)
}
