import { sql } from 'drizzle-orm'
import type { TenantDb } from '../database.ts'

/**
 * One transaction of a tenant at a time decides who is mailed what: a digest has what was taken before it, the next one all that is
 * taken after it, and a change of rhythm falls between two mails. Held until the transaction ends.
 */
export async function takeMailTurn(db: TenantDb): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('mail ' || ${db.tenantId}::text, 0))`)
}
