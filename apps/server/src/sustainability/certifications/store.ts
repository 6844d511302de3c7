import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { notFound } from '../../platform/refusal.ts'
import { type CertificationRow, certifications } from '../tables.ts'

/** More than any organisation has; the newest are listed. */
const MOST_LISTED = 200

export async function certificationsOf(db: TenantDb): Promise<CertificationRow[]> {
  return db.select().from(certifications).orderBy(desc(certifications.createdAt)).limit(MOST_LISTED)
}

/** @throws Refusal 404 */
export async function requireCertification(db: TenantDb, id: string): Promise<CertificationRow> {
  const [row] = isUuid(id) ? await db.select().from(certifications).where(eq(certifications.id, id)) : []
  if (!row) throw notFound('certification')
  return row
}

export async function insertCertification(
  db: TenantDb,
  row: Pick<CertificationRow, 'author' | 'type' | 'companyName' | 'contactEmail' | 'targetDate'>,
): Promise<CertificationRow> {
  const [stored] = await db
    .insert(certifications)
    .values({ ...row, tenantId: db.tenantId })
    .returning()
  if (!stored) throw new Error('the application was not stored')
  return stored
}

export async function changeCertification(
  db: TenantDb,
  id: string,
  values: Partial<typeof certifications.$inferInsert>,
): Promise<void> {
  await db.update(certifications).set(values).where(eq(certifications.id, id))
}

/** Certificates valid on some day of the year; one without dates is valid from when it was marked. */
export async function certifiedIn(db: TenantDb, year: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(certifications)
    .where(
      and(
        eq(certifications.status, 'Certified'),
        sql`coalesce(${certifications.validFrom}, ${certifications.changedAt}::date, ${certifications.createdAt}::date) < ${`${year + 1}-01-01`}::date`,
        sql`coalesce(${certifications.validUntil}, 'infinity'::date) >= ${`${year}-01-01`}::date`,
      ),
    )
  return row?.count ?? 0
}

/** Those of these keys that a certification points at. */
export async function keysOfCertificates(db: TenantDb, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: certifications.fileKey })
    .from(certifications)
    .where(inArray(certifications.fileKey, [...keys]))
  return new Set(rows.flatMap(({ key }) => key ?? []))
}
