import type { Severity, ViolationStatus } from '@efti-hub/contract'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { isOneOf } from '../../platform/is-one-of.ts'
import { type ActRow, type ViolationRow, violationActs, violations } from './tables.ts'

export type { ViolationRow }

/** Most severe first. */
export async function violationsOfDocument(
  db: TenantDb,
  documentId: string,
  status: ViolationStatus,
): Promise<ViolationRow[]> {
  return db
    .select()
    .from(violations)
    .where(and(eq(violations.documentId, documentId), eq(violations.status, status)))
    .orderBy(desc(violations.weight), asc(violations.code), asc(violations.path))
}

/** All that were ever found, most severe first, and what checks did with them. */
export async function everFound(
  db: TenantDb,
  documentId: string,
): Promise<{ rows: ViolationRow[]; acts: Pick<ActRow, 'violationId' | 'checkId' | 'act'>[] }> {
  return {
    rows: await db
      .select()
      .from(violations)
      .where(eq(violations.documentId, documentId))
      .orderBy(desc(violations.weight), asc(violations.code), asc(violations.path)),
    acts: await db
      .select({
        violationId: violationActs.violationId,
        checkId: violationActs.checkId,
        act: violationActs.act,
      })
      .from(violationActs)
      .where(
        and(
          eq(violationActs.documentId, documentId),
          isNotNull(violationActs.checkId),
          inArray(violationActs.act, ['resolved', 'reclassified', 'reopened']),
        ),
      )
      .orderBy(asc(violationActs.id)),
  }
}

export const openOfDocument = (db: TenantDb, documentId: string) =>
  violationsOfDocument(db, documentId, 'open')

/** Of all these documents. */
export async function openIdsOf(db: TenantDb, documentIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: violations.id })
    .from(violations)
    .where(and(isOneOf(violations.documentId, documentIds), eq(violations.status, 'open')))
  return rows.map(({ id }) => id)
}

/** The severity of each open violation, by document; documents without anything open are not in it. */
export async function openSeverities(
  db: TenantDb,
  documentIds: readonly string[],
): Promise<Map<string, Severity[]>> {
  const rows = await db
    .select({ documentId: violations.documentId, severity: violations.severity })
    .from(violations)
    .where(and(isOneOf(violations.documentId, documentIds), eq(violations.status, 'open')))
  const open = new Map<string, Severity[]>()
  for (const { documentId, severity } of rows)
    open.set(documentId, [...(open.get(documentId) ?? []), severity])
  return open
}

/** Fingerprints of those whose waiver is in force at this moment, and what was waived in them. */
export async function waivedPlaces(
  db: TenantDb,
  documentId: string,
  now: Date,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ fingerprint: violations.fingerprint, description: violations.description })
    .from(violations)
    .where(
      and(
        eq(violations.documentId, documentId),
        eq(violations.status, 'waived'),
        sql`(${violations.waiverExpiresAt} is null or ${violations.waiverExpiresAt} > ${now.toISOString()}::timestamptz)`,
      ),
    )
  return new Map(rows.map(({ fingerprint, description }) => [fingerprint, description]))
}

export interface OpenCounts {
  counts: Record<Severity, number>
  types: { type: string; total: number }[]
}

/** Open violations of the tenant by severity and by type, those in the trash left out; by the tallies, not by counting. */
export async function countOpen(db: TenantDb): Promise<OpenCounts> {
  const { rows } = await db.execute<{ severity: Severity; type: string; total: number }>(sql`
    select severity, violation_type as type, sum(change)::integer as total from hub.violation_tallies
     where tenant_id = ${db.tenantId} group by 1, 2 having sum(change) <> 0`)
  const counts = { critical: 0, high: 0, medium: 0, low: 0 }
  const types = new Map<string, number>()
  for (const row of rows) {
    counts[row.severity] += row.total
    types.set(row.type, (types.get(row.type) ?? 0) + row.total)
  }
  const byFrequency = [...types].map(([type, total]) => ({ type, total })).sort((a, b) => b.total - a.total)
  return { counts, types: byFrequency }
}

/**
 * Changes with every document, job and open violation of the tenant, and so with every transaction that changes what of them
 * is listed or added up: a score follows from what is open, a route from a check, which ends a job.
 */
export async function markOfViolations(db: TenantDb): Promise<string> {
  // As markOfDocuments: a line may end later than one that began after it.
  const { rows } = await db.execute<{ mark: string }>(sql`
    select string_agg(mark, ' ') as mark from (
      select concat_ws('.', count(*), max(id), sum(id)) as mark from hub.document_tallies
       where tenant_id = ${db.tenantId}
      union all
      select concat_ws('.', count(*), max(id), sum(id)) from hub.violation_tallies where tenant_id = ${db.tenantId}
    ) marks`)
  return rows[0]?.mark ?? ''
}

/** How many are open of a severity, of a type, or of both; by the tallies. */
export async function countOpenOf(
  db: TenantDb,
  { severity, type }: { severity: Severity | undefined; type: string | undefined },
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select coalesce(sum(change), 0)::integer as total from hub.violation_tallies
     where tenant_id = ${db.tenantId}
       ${severity ? sql`and severity = ${severity}` : sql``} ${type ? sql`and violation_type = ${type}` : sql``}`)
  return rows[0]?.total ?? 0
}

/** After how many days the tenant wants violations corrected that do not stop the goods. */
export async function dueDaysOf(db: TenantDb): Promise<number> {
  const { rows } = await db.execute<{ days: number }>(
    sql`select due_days as days from hub.tenants where id = ${db.tenantId}`,
  )
  return rows[0]?.days ?? 14
}
