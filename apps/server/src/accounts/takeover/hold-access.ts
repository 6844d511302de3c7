import { ROLE_LABELS } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { publishIn } from '../../platform/events.ts'
import { type Act, recordActs } from '../../platform/record-act.ts'
import { bind } from '../bind.ts'
import { actOfWithdrawal } from '../invitations/act-of-withdrawal.ts'
import { withdrawInvitationsOf } from '../invitations/store.ts'
import {
  type HeldRow,
  holdKeys,
  holdMembers,
  holdWebhooks,
  noticeHeld,
  peopleInvitedBy,
  withdrawConsent,
} from './store.ts'

interface Account {
  userId: string
  /** Now verified. */
  email: string
}

/** What one organisation has that the account had set up, or that followed from it. */
export interface Held {
  members: number
  keys: number
  webhooks: number
  invitations: number
}

const DETAILS = 'Set up before the email address was verified: waits for a Compliance Manager'

/**
 * In the tenant that `db` is bound to. Of an organisation that the account founded everything else waits; of one of other
 * people, what came from this account: those it invited, and whom they invited in turn, and their keys, webhooks and invitations.
 */
export async function holdInTenant(
  db: AccountsDb,
  { userId, email }: Account,
  tenantId: string,
  now: Date,
): Promise<Held> {
  await db.execute(sql`select from hub.tenants where id = ${tenantId} for update`)
  const { founder, member, invited } = await standingOf(db, userId, email)
  const suspects = [userId, ...(await peopleInvitedBy(db, userId))]
  const whose = founder ? 'everybody' : suspects
  const held = { accountId: userId, now }
  // A member who came by a link meant for another address is not the one whom a manager chose.
  const keepsOwn = founder || !member || invited
  const members = await holdMembers(db, whose, keepsOwn ? userId : null, held)
  const keys = await holdKeys(db, whose, held)
  const webhooks = await holdWebhooks(db, whose, held)
  const invitations = await withdrawInvitationsOf(db, whose)
  const consents = await withdrawConsent(db, whose, now)
  await bind(db, 'app.user_id', '')
  await recordActs(db, [
    ...members.map((row) => heldAct('member-held', 'member', row)),
    ...keys.map((row) => heldAct('key-held', 'api-key', row)),
    ...webhooks.map((row) => heldAct('webhook-held', 'webhook', row)),
    ...invitations.map((row) => actOfWithdrawal(row, 'Made before the email address was verified')),
    ...(consents ? [consentAct(tenantId)] : []),
  ])
  for (const { subjectId } of members) {
    await publishIn(db, tenantId, 'member_removed', { userId: subjectId })
  }
  await noticeHeld(db, userId, email, members.length + keys.length + webhooks.length)
  await publishIn(db, tenantId, 'notifications_update', {})
  await bind(db, 'app.user_id', userId)
  return {
    members: members.length,
    keys: keys.length,
    webhooks: webhooks.length,
    invitations: invitations.length,
  }
}

/** Founder, member at all, and whether a manager had invited this very address. */
async function standingOf(db: AccountsDb, userId: string, email: string) {
  const { rows } = await db.execute<{ founder: boolean; member: boolean; invited: boolean }>(sql`
    select coalesce(t.founded_by = ${userId}, false) and m.user_id is not null as founder,
           m.user_id is not null as member,
           exists (select from hub.invitations i where i.tenant_id = t.id and i.accepted_by = ${userId}
                      and i.email = ${email}) as invited
      from hub.tenants t left join hub.memberships m on m.tenant_id = t.id and m.user_id = ${userId}
     where t.id = hub.current_tenant()`)
  return rows[0] ?? { founder: false, member: false, invited: false }
}

function heldAct(action: Act['action'], resourceType: string, { subjectId, name, role }: HeldRow): Act {
  return {
    action,
    resourceType,
    resourceId: subjectId,
    resourceName: name,
    details: DETAILS,
    ...(role && { oldValue: ROLE_LABELS[role] }),
  }
}

function consentAct(tenantId: string): Act {
  return {
    action: 'security-changed',
    resourceType: 'settings',
    resourceId: tenantId,
    resourceName: 'Consent to send content',
    details: 'Given before the email address was verified',
    oldValue: { sendContent: true },
    newValue: { sendContent: false },
  }
}
