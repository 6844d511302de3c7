import type { Role } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb, TenantDb } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { oneOf, type Whose } from '../whose.ts'

export interface InvitationRow extends Record<string, unknown> {
  id: string
  email: string
  role: Role
  createdBy: string
  createdAt: Date
  expiresAt: Date
}

const COLUMNS = sql`id, email, role, created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt"`
const OPEN = sql`accepted_at is null and withdrawn_at is null`

export async function openInvitations(db: TenantDb, now: Date): Promise<InvitationRow[]> {
  const { rows } = await db.execute<InvitationRow>(sql`
    select ${COLUMNS} from hub.invitations
     where tenant_id = ${db.tenantId} and ${OPEN} and expires_at > ${now} order by created_at desc, id limit 500`)
  return rows.map(withDates)
}

/** A second one to the same email ends the first, which is answered too: its link is good no longer. */
export async function insertInvitation(
  db: TenantDb,
  row: Pick<InvitationRow, 'email' | 'role' | 'createdBy' | 'expiresAt'> & { hash: Buffer; mailed: boolean },
): Promise<{ made: InvitationRow; replaced: InvitationRow[] }> {
  const { rows: replaced } = await db.execute<InvitationRow>(sql`
    update hub.invitations set withdrawn_at = clock_timestamp()
     where tenant_id = ${db.tenantId} and email = ${row.email} and ${OPEN} returning ${COLUMNS}`)
  const { rows } = await db.execute<InvitationRow>(sql`
    insert into hub.invitations (tenant_id, email, role, token_hash, created_by, expires_at, mailed)
    values (${db.tenantId}, ${row.email}, ${row.role}, ${row.hash}, ${row.createdBy}, ${row.expiresAt}, ${row.mailed})
    on conflict (tenant_id, email) where ${OPEN} do nothing returning ${COLUMNS}`)
  const [made] = rows.map(withDates)
  if (!made) {
    throw new Refusal('wrong_state', 'Somebody invited this address at the same moment. Please try again.')
  }
  return { made, replaced: replaced.map(withDates) }
}

export async function withdrawInvitation(
  db: AccountsDb,
  tenantId: string,
  id: string,
): Promise<InvitationRow | null> {
  const { rows } = await db.execute<InvitationRow>(sql`
    update hub.invitations set withdrawn_at = clock_timestamp()
     where tenant_id = ${tenantId} and id::text = ${id} and ${OPEN} returning ${COLUMNS}`)
  return rows.map(withDates)[0] ?? null
}

/** Those of the tenant that `db` is bound to. */
export async function withdrawInvitationsOf(db: AccountsDb, whose: Whose): Promise<InvitationRow[]> {
  const { rows } = await db.execute<InvitationRow>(sql`
    update hub.invitations set withdrawn_at = clock_timestamp()
     where tenant_id = hub.current_tenant() and ${OPEN} and ${oneOf(sql`created_by`, whose)} returning ${COLUMNS}`)
  return rows.map(withDates)
}

/** Of the tenant that `db` is bound to, whatever became of it. */
export async function findInvitation(db: AccountsDb, id: string): Promise<InvitationRow | null> {
  const { rows } = await db.execute<InvitationRow>(sql`
    select ${COLUMNS} from hub.invitations where tenant_id = hub.current_tenant() and id::text = ${id}`)
  return rows.map(withDates)[0] ?? null
}

export interface TakenInvitation extends InvitationRow {
  tenantName: string
  /** Only the owner of the mailbox can have its link. */
  mailed: boolean
}

/** Locked until the transaction ends; null when it is used, revoked, too old or was never made. */
export async function takeInvitation(
  db: AccountsDb,
  which: { hash: Buffer } | { id: string },
  now: Date,
): Promise<TakenInvitation | null> {
  const known = 'hash' in which ? sql`i.token_hash = ${which.hash}` : sql`i.id = ${which.id}`
  const { rows } = await db.execute<TakenInvitation>(sql`
    select i.id, i.email, i.role, i.created_by as "createdBy", i.created_at as "createdAt",
           i.expires_at as "expiresAt", i.mailed, t.name as "tenantName"
      from hub.invitations i join hub.tenants t on t.id = i.tenant_id
     where ${known} and i.tenant_id = hub.current_tenant()
       and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${now} for update of i`)
  const [found] = rows
  return found ? { ...found, ...withDates(found) } : null
}

export async function markAccepted(db: AccountsDb, id: string, userId: string, now: Date): Promise<void> {
  await db.execute(
    sql`update hub.invitations set accepted_at = ${now}, accepted_by = ${userId} where id = ${id}`,
  )
}

/** drizzle hands a moment of a raw query over as text. */
function withDates(row: InvitationRow): InvitationRow {
  return { ...row, createdAt: new Date(row.createdAt), expiresAt: new Date(row.expiresAt) }
}
