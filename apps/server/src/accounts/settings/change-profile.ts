import type { ProfileChange, ProfileSettings } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { Caller } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { whatChanged } from './what-changed.ts'

type OfPerson = Pick<ProfileSettings, 'firstName' | 'lastName' | 'hasPassword' | 'twoFactor'>

export async function readProfile(services: Services, caller: Caller): Promise<ProfileSettings> {
  const { rows } = await services.database.accountsPool.query<OfPerson>(
    `select u.first_name as "firstName", u.last_name as "lastName",
            exists (select from accounts.passwords p where p.user_id = u.id) as "hasPassword",
            exists (select from accounts.two_factor t where t.user_id = u.id and t.confirmed_at is not null) as "twoFactor"
       from accounts.users u where u.id = $1`,
    [caller.userId],
  )
  const [person] = rows
  if (!person) throw new Error('somebody who is signed in is gone')
  return { ...person, email: caller.email, tenantId: caller.tenantId, role: caller.role }
}

/** Names; the email never changes. */
export async function changeProfile(
  services: Services,
  caller: Caller,
  change: ProfileChange,
): Promise<void> {
  const { userId, tenantId } = caller
  const person = { userId, ...(tenantId && { tenantId }) }
  await services.database.unsafeAccounts(async (db) => {
    const { rows } = await db.execute<ProfileChange & Record<string, unknown>>(sql`
      select first_name as "firstName", last_name as "lastName" from accounts.users where id = ${userId} for update`)
    const before = rows[0] ?? change
    await db.execute(sql`
      update accounts.users set first_name = ${change.firstName}, last_name = ${change.lastName} where id = ${userId}`)
    const changed = whatChanged({ firstName: before.firstName, lastName: before.lastName }, change)
    if (!tenantId || !changed) return
    await recordAct(db, {
      action: 'profile-changed',
      resourceType: 'member',
      resourceId: userId,
      resourceName: `${change.firstName} ${change.lastName}`,
      oldValue: changed.oldValue,
      newValue: changed.newValue,
    })
  }, person)
}
