import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../platform/database.ts'
import { type Act, recordAct } from '../platform/record-act.ts'
import type { Services } from '../services.ts'
import { bind } from './bind.ts'

interface EntryDetails {
  details?: string
  oldValue?: unknown
  newValue?: unknown
  /** Who did it; the person of the account by default. */
  by?: 'person' | 'unknown' | 'product'
}

interface Account {
  userId: string
  /** Left out: the one that is active when they sign in. */
  tenantId?: string | null
}

/** A caller who only knows an email is not identified: 'Unknown User'. */
const NOBODY_KNOWN = '00000000-0000-0000-0000-000000000000'

/** Writes to the trail of the tenant; a person without one leaves no entry. Last in its transaction: it binds it. */
export async function recordEntry(
  db: AccountsDb,
  { userId, tenantId }: Account,
  action: Act['action'],
  { by = 'person', ...values }: EntryDetails = {},
): Promise<void> {
  await bind(db, 'app.user_id', userId)
  const { rows } = await db.execute<{ name: string; tenantId: string | null }>(sql`
    select coalesce(nullif(u.name, ''), u.email) as name, coalesce(${tenantId ?? null}::uuid, (
             select m.tenant_id from hub.memberships m where m.user_id = u.id order by m.created_at, m.id limit 1
           )) as "tenantId"
      from accounts.users u where u.id = ${userId}`)
  const [account] = rows
  if (!account?.tenantId) return
  await bind(db, 'app.tenant_id', account.tenantId)
  if (by !== 'person') await bind(db, 'app.user_id', by === 'unknown' ? NOBODY_KNOWN : '')
  await recordAct(db, {
    action,
    resourceType: 'account',
    resourceId: userId,
    resourceName: account.name,
    ...values,
  })
}

/** Beside the answer, never before it: how long it takes would reveal that there is such an account. */
export function recordFailedSignIn(services: Services, userId: string, details: string): void {
  services.database
    .unsafeAccounts((db) => recordEntry(db, { userId }, 'sign-in-failed', { by: 'unknown', details }))
    .catch((error) => services.log.warn({ err: error }, 'a failed sign-in could not be recorded'))
}
