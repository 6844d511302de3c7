import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../platform/database.ts'

/** Sets who or which tenant the rest of the transaction is about; '' for nobody. */
export async function bind(
  db: AccountsDb,
  setting: 'app.user_id' | 'app.tenant_id' | 'app.verified_email',
  value: string,
): Promise<void> {
  await db.execute(sql`select set_config(${setting}, ${value}, true)`)
}
