import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../platform/database.ts'
import type { Caller } from '../platform/http.ts'
import { type Act, recordAct } from '../platform/record-act.ts'

/** What somebody does to their own account, in the trail of the tenant they are in. Last in its transaction: it binds it. */
export async function recordOwnAct(
  db: AccountsDb,
  { userId, tenantId, name }: Pick<Caller, 'userId' | 'tenantId' | 'name'>,
  action: Act['action'],
  recorded: Pick<Act, 'details' | 'oldValue' | 'newValue'> = {},
): Promise<void> {
  if (!tenantId) return
  await db.execute(
    sql`select set_config('app.tenant_id', ${tenantId}, true), set_config('app.user_id', ${userId}, true)`,
  )
  await recordAct(db, {
    action,
    resourceType: 'account',
    resourceId: userId,
    resourceName: name,
    ...recorded,
  })
}
