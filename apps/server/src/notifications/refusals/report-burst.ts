import { sql } from 'drizzle-orm'
import { lockTenant } from '../../accounts/tenant-store.ts'
import type { Caller } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { addNotice } from '../notices/add-notice.ts'

/**
 * To the Compliance Managers, who can take the role or the key away; without mail. Every API process counts for itself, so
 * the notice of another within the same hour is enough.
 */
export async function reportBurst(
  { database }: Services,
  { name, tenantId }: Caller & { tenantId: string },
  count: number,
): Promise<void> {
  await database.inTenant({ tenantId, userId: null }, async (db) => {
    await lockTenant(db)
    const { rows: known } = await db.execute(sql`
      select from hub.notices
       where kind = 'refused' and subject = ${name} and created_at > clock_timestamp() - interval '1 hour' limit 1`)
    if (known.length > 0) return
    const { rows } = await db.execute<{ id: string }>(sql`
      select user_id as id from hub.memberships where tenant_id = ${tenantId} and role = 'compliance_manager'`)
    await addNotice(db, {
      kind: 'refused',
      author: null,
      subject: name,
      facts: { count },
      people: rows.map(({ id }) => id),
      withoutMail: true,
    })
  })
}
