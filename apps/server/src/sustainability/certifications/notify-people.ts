import { sql } from 'drizzle-orm'
import { addNotice } from '../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { CertificationRow } from '../tables.ts'

const subjectOf = ({ type }: CertificationRow) => type || 'Certification'

/** Those who can set its status. */
export async function notifyManagers(db: TenantDb, row: CertificationRow): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select user_id as id from hub.memberships where tenant_id = ${db.tenantId} and role = 'compliance_manager'`,
  )
  await addNotice(db, {
    kind: 'applied',
    author: row.author,
    subject: subjectOf(row),
    facts: { status: row.status },
    people: rows.map(({ id }) => id),
  })
}

/** Who applied learns what became of it. */
export async function notifyApplicant(db: TenantDb, row: CertificationRow, author: string): Promise<void> {
  await addNotice(db, {
    kind: 'application',
    author,
    subject: subjectOf(row),
    facts: { status: row.status },
    people: [row.author],
  })
}
