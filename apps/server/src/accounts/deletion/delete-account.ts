import { type DeletionOutcome, ROLE_LABELS } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import { publishIn } from '../../platform/events.ts'
import { type Act, recordAct, recordActs } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import { bind } from '../bind.ts'
import { actOfWithdrawal } from '../invitations/act-of-withdrawal.ts'
import { withdrawInvitationsOf } from '../invitations/store.ts'
import { revokeKey } from '../keys/store.ts'
import { endSessionsOf } from '../own-account/sessions-of-person.ts'
import {
  closeOrganisation,
  keysKnownTo,
  makeManager,
  membershipIn,
  organisationsTouchedBy,
  removePerson,
  type TenantMembership,
} from './outcome-store.ts'

export interface AccountToDelete {
  userId: string
  name: string
  email: string
}

interface Deletion {
  now: Date
  /** 'product': the operator of the server, on a request by letter. */
  by: 'person' | 'product'
  details: string
  /** Organisations that may be closed; every one that would be. */
  close: readonly string[] | 'all'
  /** Becomes Compliance Manager where nobody else is one. */
  successorId?: string | undefined
}

/** What a deletion would do now, by name of the organisation. */
export async function planDeletion(db: AccountsDb, userId: string): Promise<DeletionOutcome[]> {
  const plan: DeletionOutcome[] = []
  for (const tenantId of await organisationsTouchedBy(db, userId)) {
    await bind(db, 'app.tenant_id', tenantId)
    const membership = await membershipIn(db, userId)
    const outcome = outcomeOf(membership)
    const keys = (await keysKnownTo(db, outcome === 'close' ? 'everybody' : userId)).map(({ name }) => name)
    // An organisation that they have left is skipped where none of their keys works.
    if (membership.role === null && keys.length === 0) continue
    const { name, retentionDays } = membership
    plan.push({ tenantId, name, outcome, keys, retentionDays })
  }
  return plan.sort((left, right) => left.name.localeCompare(right.name, 'en'))
}

/**
 * The person is gone at the end of the transaction, with all that lets them in. The audit trail of each organisation keeps
 * the name as it was written then (docs/decisions/0040).
 * @throws Refusal where nobody would manage the others, and for an organisation whose closing was not agreed to.
 */
export async function deleteAccount(
  db: AccountsDb,
  account: AccountToDelete,
  deletion: Deletion,
): Promise<void> {
  for (const tenantId of await organisationsTouchedBy(db, account.userId)) {
    await bind(db, 'app.tenant_id', tenantId)
    await bind(db, 'app.user_id', deletion.by === 'person' ? account.userId : '')
    await leave(db, tenantId, account, deletion)
  }
  await endSessionsOf(db, account.userId)
  await bind(db, 'app.user_id', account.userId)
  await bind(db, 'app.tenant_id', '')
  await removePerson(db, account.userId, account.email)
}

function outcomeOf({ role, others, otherManagers }: TenantMembership): DeletionOutcome['outcome'] {
  if (role === null) return 'leave'
  if (others === 0) return 'close'
  return role === 'compliance_manager' && otherManagers === 0 ? 'hand-over' : 'leave'
}

async function leave(
  db: AccountsDb,
  tenantId: string,
  account: AccountToDelete,
  deletion: Deletion,
): Promise<void> {
  const { userId, name } = account
  const { now, details } = deletion
  const membership = await membershipIn(db, userId)
  const outcome = outcomeOf(membership)
  if (outcome === 'hand-over') await handOver(db, membership, deletion)
  const isClosed = outcome === 'close'
  if (isClosed) refuseUnagreed(tenantId, membership, deletion)
  const keys = await keysKnownTo(db, isClosed ? 'everybody' : userId)
  for (const { id } of keys) await revokeKey(db, id, now)
  const invitations = await withdrawInvitationsOf(db, isClosed ? 'everybody' : [userId])
  if (isClosed) await closeOrganisation(db, account, now)
  await recordActs(db, [
    ...keys.map(
      (key): Act => ({ ...aboutKey(key), action: 'key-revoked', details: 'Its owner deleted their account' }),
    ),
    ...invitations.map((row) => actOfWithdrawal(row, 'Its author deleted their account')),
    ...(isClosed ? [actOfClosing(tenantId, membership)] : []),
    ...(membership.role === null
      ? []
      : [
          {
            action: 'account-deleted' as const,
            resourceType: 'member',
            resourceId: userId,
            resourceName: name,
            details,
            oldValue: ROLE_LABELS[membership.role],
          },
        ]),
  ])
  await publishIn(db, tenantId, 'member_removed', { userId })
}

async function handOver(
  db: AccountsDb,
  { name }: TenantMembership,
  { successorId }: Deletion,
): Promise<void> {
  const before = successorId ? await makeManager(db, successorId) : null
  if (!successorId || before === null) {
    throw new Refusal(
      'last_manager',
      `The last Compliance Manager of ${name} cannot go. Make somebody else one first.`,
    )
  }
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from accounts.users where id = ${successorId}`,
  )
  await recordAct(db, {
    action: 'member-role-changed',
    resourceType: 'member',
    resourceId: successorId,
    resourceName: rows[0]?.name ?? '',
    details: 'The last Compliance Manager deleted their account',
    oldValue: ROLE_LABELS[before],
    newValue: ROLE_LABELS.compliance_manager,
  })
}

function refuseUnagreed(tenantId: string, { name }: TenantMembership, { close }: Deletion): void {
  if (close === 'all' || close.includes(tenantId)) return
  throw new Refusal(
    'wrong_state',
    `${name} has no other member and would be closed. Please confirm that first.`,
  )
}

const aboutKey = ({ id, name }: { id: string; name: string }) => ({
  resourceType: 'api-key',
  resourceId: id,
  resourceName: name,
})

const actOfClosing = (tenantId: string, { name }: TenantMembership): Act => ({
  action: 'organisation-suspended',
  resourceType: 'organisation',
  resourceId: tenantId,
  resourceName: name,
  details: 'Closed: its last member deleted their account',
  newValue: { suspended: true },
})
