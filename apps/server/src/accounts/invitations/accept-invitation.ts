import { ROLE_LABELS, type Role } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import { recordAct } from '../../audit/record-act.ts'
import type { House } from '../../house.ts'
import type { AccountsDb } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isSuspended } from '../tenant-store.ts'
import { readTenantToken, type TenantToken } from '../tenant-token.ts'
import { type InvitationRow, markAccepted, takeInvitation } from './store.ts'

const ended = () =>
  new Refusal(
    'invitation_ended',
    'This invitation is used, taken back or too old. Ask a Compliance Manager of the organisation for a new one.',
  )

/** @throws Refusal for what is no invitation at all. */
export function invitationIn(token: string): TenantToken {
  const read = readTenantToken(token)
  if (!read) throw ended()
  return read
}

export async function readOffer(house: House, token: string) {
  const { tenantId, hash } = invitationIn(token)
  const found = await house.database.unsafeAccounts((db) => takeInvitation(db, { hash }, house.clock.now()), {
    tenantId,
  })
  if (!found) throw ended()
  return { email: found.email, role: found.role, tenantName: found.tenantName }
}

/** `db` is bound to the tenant of the invitation and to the person who comes. */
export async function acceptInvitation(
  db: AccountsDb,
  which: { hash: Buffer } | { id: string },
  person: { userId: string; name: string },
  now: Date,
): Promise<void> {
  const invitation = await takeInvitation(db, which, now)
  if (!invitation) throw ended()
  if (await isSuspended(db)) {
    throw new Refusal('suspended', `${invitation.tenantName} is suspended: nobody can join it for now.`)
  }
  await join(db, invitation, person, now)
}

async function join(
  db: AccountsDb,
  { id, role }: InvitationRow,
  { userId, name }: { userId: string; name: string },
  now: Date,
): Promise<void> {
  await markAccepted(db, id, userId, now)
  // Who belongs to it already keeps their role: an invitation is no way round a manager's decision.
  const { rowCount } = await db.execute(sql`
    insert into hub.memberships (tenant_id, user_id, role)
    values (hub.current_tenant(), ${userId}, ${role}) on conflict (tenant_id, user_id) do nothing`)
  await recordAct(db, {
    action: 'invitation-accepted',
    resourceType: 'member',
    resourceId: userId,
    resourceName: name,
    details: rowCount === 0 ? 'Was a member already' : '',
    ...(rowCount !== 0 && { newValue: ROLE_LABELS[role as Role] }),
  })
}
