import { type HeldAccess, type HeldAccessDecision, ROLE_LABELS } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'

interface WaitingRow extends Omit<HeldAccess, 'heldAt'>, Record<string, unknown> {
  subjectId: string
  heldAt: Date | string
}

/** In the tenant that `db` is bound to; members first, then keys, by name. A webhook may have been deleted meanwhile. */
export async function heldAccessIn(db: AccountsDb): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow>(sql`
    select h.id, h.kind, h.subject_id as "subjectId", h.role, h.held_at as "heldAt",
           coalesce(u.name, k.name, w.name, '') as name, u.email
      from hub.held_access h
      left join accounts.users u on h.kind = 'member' and u.id = h.subject_id
      left join hub.api_keys k on h.kind = 'key' and k.tenant_id = h.tenant_id and k.id = h.subject_id
      left join hub.webhooks w on h.kind = 'webhook' and w.tenant_id = h.tenant_id and w.id = h.subject_id
     where h.tenant_id = hub.current_tenant() and (h.kind <> 'webhook' or w.id is not null)
     order by array_position(array['member', 'key', 'webhook'], h.kind), name, h.id`)
  return rows
}

/** @throws Refusal for what does not wait here, and for a key whose name another one has taken meanwhile. */
export async function decideHeldAccess(db: AccountsDb, { keep, remove }: HeldAccessDecision): Promise<void> {
  await db.execute(sql`select from hub.tenants where id = hub.current_tenant() for update`)
  const waiting = new Map((await heldAccessIn(db)).map((row) => [row.id, row]))
  for (const [ids, kept] of [
    [remove, false],
    [keep, true],
  ] as const) {
    for (const id of new Set(ids)) {
      const row = waiting.get(id)
      if (!row) throw notFound('entry')
      waiting.delete(id)
      await decide(db, row, kept)
    }
  }
}

/** By kind: the resource of the trail, its acts, and what is done. */
const DECIDED = {
  member: {
    resourceType: 'member',
    kept: 'member-kept',
    removed: 'member-removed',
    keep: admit,
    remove: null,
  },
  key: { resourceType: 'api-key', kept: 'key-kept', removed: 'key-revoked', keep: reactivate, remove: null },
  webhook: {
    resourceType: 'webhook',
    kept: 'webhook-kept',
    removed: 'webhook-deleted',
    keep: switchOn,
    remove: deleteWebhook,
  },
} as const

async function decide(db: AccountsDb, row: WaitingRow, kept: boolean): Promise<void> {
  await db.execute(sql`delete from hub.held_access where tenant_id = hub.current_tenant() and id = ${row.id}`)
  const { resourceType, ...acts } = DECIDED[row.kind]
  await (kept ? acts.keep : acts.remove)?.(db, row)
  await recordAct(db, {
    action: kept ? acts.kept : acts.removed,
    resourceType,
    resourceId: row.subjectId,
    resourceName: row.name,
    details: 'Had been set up before the email address was verified',
    ...(row.role && { [kept ? 'newValue' : 'oldValue']: ROLE_LABELS[row.role] }),
  })
}

async function switchOn(db: AccountsDb, { subjectId }: WaitingRow): Promise<void> {
  await db.execute(sql`
    update hub.webhooks set state = 'active', off_reason = null
     where tenant_id = hub.current_tenant() and id = ${subjectId} and state = 'off'`)
}

async function deleteWebhook(db: AccountsDb, { subjectId }: WaitingRow): Promise<void> {
  await db.execute(sql`delete from hub.webhooks where tenant_id = hub.current_tenant() and id = ${subjectId}`)
}

/** Who was invited once more meanwhile keeps the role of that invitation. */
async function admit(db: AccountsDb, { subjectId, role }: WaitingRow): Promise<void> {
  await db.execute(sql`
    insert into hub.memberships (tenant_id, user_id, role) values (hub.current_tenant(), ${subjectId}, ${role})
    on conflict (tenant_id, user_id) do nothing`)
}

async function reactivate(db: AccountsDb, { subjectId, name }: WaitingRow): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update hub.api_keys set revoked_at = null
     where tenant_id = hub.current_tenant() and id = ${subjectId} and not exists (
             select from hub.api_keys k
              where k.tenant_id = hub.current_tenant() and k.name = ${name} and k.revoked_at is null)`)
  if (rowCount === 0) {
    throw new Refusal(
      'name_taken',
      `There is another key named ${name}. Revoke it first, or remove this one.`,
    )
  }
}
