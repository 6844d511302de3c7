import { type BulkRequest, MOST_PER_BULK } from '@efti-hub/contract'
import { membersIn } from '../../../accounts/members.ts'
import { may } from '../../../accounts/policy.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import { matchingIds } from '../lists/store.ts'
import {
  type Acting,
  type BulkOutcome,
  changeViolations,
  type FollowActs,
  type Wanted,
} from './change-violations.ts'
import { findViolation } from './store.ts'

/**
 * One act after the other on one violation; all of them, or none.
 * @throws Refusal 404; 400 for what cannot be wanted; 409 where its state does not allow it.
 */
export async function actOnOne(
  db: TenantDb,
  id: string,
  wanted: readonly Wanted[],
  acting: Acting,
  follow: FollowActs,
): Promise<void> {
  if (!(await findViolation(db, id))) throw notFound('violation')
  for (const one of wanted) {
    await requireSensible(db, one, acting.now)
    const { notDone } = await changeViolations(db, [id], one, acting, follow)
    if (notDone[0]) throw new Refusal('wrong_state', notDone[0].why.replace('{who}', 'Somebody'))
  }
}

/** @throws Refusal 400 for what cannot be wanted; what single violations do not allow is in the answer. */
export async function actOnMany(
  db: TenantDb,
  { ids, filter, ...wanted }: BulkRequest,
  acting: Acting,
  follow: FollowActs,
): Promise<BulkOutcome> {
  if ((ids === undefined) === (filter === undefined)) {
    throw new Refusal('invalid_request', "Name the violations either by their 'ids' or by a 'filter'.")
  }
  await requireSensible(db, wanted, acting.now)
  const asking = { userId: acting.author, now: acting.now }
  const chosen = ids ?? (await matchingIds(db, filter ?? {}, asking, MOST_PER_BULK + 1))
  if (chosen.length > MOST_PER_BULK) {
    throw new Refusal(
      'invalid_request',
      `More than ${MOST_PER_BULK} violations match. Narrow the filter and take them in turns; nothing was changed.`,
    )
  }
  return changeViolations(db, chosen, wanted, acting, follow)
}

/** @throws Refusal 400 for what cannot be wanted of any violation */
export async function requireSensible(db: TenantDb, wanted: Wanted, now: Date): Promise<void> {
  if (wanted.act === 'waive' && wanted.expiresAt && Date.parse(wanted.expiresAt) <= now.getTime()) {
    const problem = 'A waiver ends in the future, or never.'
    throw new Refusal('invalid_request', problem, { expiresAt: problem })
  }
  if (wanted.act === 'assign' && wanted.ownerId !== null) {
    const owner = (await membersIn(db)).find(({ id }) => id === wanted.ownerId)
    const problem = 'Violations are assigned to a Compliance Manager or an Operator of this organisation.'
    if (!owner || !may(owner, 'handle')) throw new Refusal('invalid_request', problem, { ownerId: problem })
  }
}
