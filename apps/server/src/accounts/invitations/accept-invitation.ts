import { ROLE_LABELS, type Role } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { findAddress, markAddressConfirmed } from '../confirmation/store.ts'
import { isSuspended } from '../tenant-store.ts'
import { readTenantToken, type TenantToken } from '../tenant-token.ts'
import { type InvitationRow, markAccepted, type TakenInvitation, takeInvitation } from './store.ts'

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

export async function readOffer(services: Services, token: string) {
  const { tenantId, hash } = invitationIn(token)
  const found = await services.database.unsafeAccounts(
    (db) => takeInvitation(db, { hash }, services.clock.now()),
    {
      tenantId,
    },
  )
  if (!found) throw ended()
  return { email: masked(found.email), role: found.role, tenantName: found.tenantName }
}

/** `db` is bound to the tenant of the invitation and to the person who comes. */
export async function acceptInvitation(
  services: Services,
  db: AccountsDb,
  which: { hash: Buffer } | { id: string },
  person: { userId: string; name: string },
): Promise<void> {
  const now = services.clock.now()
  const invitation = await takeInvitation(db, which, now)
  if (!invitation) throw ended()
  if (await isSuspended(db)) {
    throw new Refusal('suspended', `${invitation.tenantName} is suspended: nobody can join it for now.`)
  }
  // By its id: the identity provider vouches for the address.
  if ('hash' in which) await requireMailbox(services, db, invitation, person.userId)
  await join(db, invitation, person, now)
}

/**
 * A link may have been passed on: it is good for the account with the invited address. One that was mailed there confirms it;
 * where no mail is sent, no address is ever confirmed.
 */
async function requireMailbox(
  services: Services,
  db: AccountsDb,
  { email, mailed }: TakenInvitation,
  userId: string,
): Promise<void> {
  const account = await findAddress(db, userId)
  if (account?.email !== email) {
    throw new Refusal(
      'not_allowed',
      `This invitation is for ${masked(email)}. Please sign in with the account of that address, or ask for an invitation to your own.`,
    )
  }
  if (account.confirmed) return
  if (mailed) {
    await markAddressConfirmed(db, userId, services.clock.now())
    await recordAct(db, {
      action: 'email-confirmed',
      resourceType: 'account',
      resourceId: userId,
      resourceName: email,
      details: 'By an invitation that was mailed to it',
    })
    return
  }
  if (mailIsOn(services)) {
    throw new Refusal(
      'email_unconfirmed',
      'Please confirm your email address first and then open the invitation again.',
    )
  }
}

/** Enough for who owns the address to know it: j•••@example.org. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

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
