import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AccountsDb, TenantDb } from '../../platform/database.ts'

const hashOf = (email: string): Buffer => createHash('sha256').update(email).digest()

/** From the tenant that `db` is bound to nothing more is mailed to this address. */
export async function suppressMail(db: AccountsDb, email: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into hub.mail_suppressions (tenant_id, address_hash, created_at)
    values (hub.current_tenant(), ${hashOf(email)}, ${now}) on conflict do nothing`)
}

export async function isSuppressed(db: TenantDb, email: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from hub.mail_suppressions where tenant_id = ${db.tenantId} and address_hash = ${hashOf(email)}`)
  return rowCount === 1
}
