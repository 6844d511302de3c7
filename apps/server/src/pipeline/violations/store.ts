import type { Severity, ViolationsQuery } from '@efti-hub/contract'
import type { Finding } from '@efti-hub/efti'
import { and, asc, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CURSOR_KEYS, isUuid, readCursor, writeCursor } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { documents } from '../documents/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const violations = pgSchema('hub').table('violations', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  firstCheckId: uuid('first_check_id').notNull(),
  lastCheckId: uuid('last_check_id').notNull(),
  fingerprint: text('fingerprint').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  resolvedAt: moment('resolved_at'),
  status: text('status').$type<'open' | 'resolved' | 'waived'>().notNull().default('open'),
  code: text('code').notNull(),
  severity: text('severity').$type<Severity>().notNull(),
  violationType: text('violation_type').notNull(),
  description: text('description').notNull(),
  fieldName: text('field_name'),
  suggestedFix: text('suggested_fix'),
  example: text('example'),
  eftiId: text('efti_id'),
  path: text('path'),
  clause: text('clause'),
  subsets: text('subsets').array().notNull(),
})
export type ViolationRow = typeof violations.$inferSelect

/** 1 for critical to 4 for low. */
const rank = sql<number>`array_position(array['critical', 'high', 'medium', 'low'], ${violations.severity})`

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_PER_INSERT = 1_000

export interface FoundRow {
  fingerprint: string
  finding: Finding
}

/** New findings open a violation; known ones keep theirs, id and waiver included, and are told anew. */
export async function upsertFound(
  db: TenantDb,
  documentId: string,
  checkId: string,
  found: readonly FoundRow[],
): Promise<void> {
  for (let from = 0; from < found.length; from += ROWS_PER_INSERT) {
    const rows = found.slice(from, from + ROWS_PER_INSERT).map(({ fingerprint, finding }) => ({
      tenantId: db.tenantId,
      documentId,
      firstCheckId: checkId,
      lastCheckId: checkId,
      fingerprint,
      code: finding.code,
      severity: finding.severity,
      violationType: finding.violationType,
      description: finding.message,
      fieldName: finding.fieldName,
      suggestedFix: finding.remedy,
      example: finding.example,
      eftiId: finding.eftiId,
      path: finding.path,
      clause: finding.clause,
      subsets: [...finding.subsets],
    }))
    await db
      .insert(violations)
      .values(rows)
      .onConflictDoUpdate({
        target: [violations.documentId, violations.fingerprint],
        set: {
          lastCheckId: checkId,
          severity: sql`excluded.severity`,
          description: sql`excluded.description`,
          suggestedFix: sql`excluded.suggested_fix`,
          subsets: sql`excluded.subsets`,
          status: sql`case when ${violations.status} = 'resolved' then 'open' else ${violations.status} end`,
          resolvedAt: null,
        },
      })
  }
}

/** What the latest check no longer finds is resolved. */
export async function resolveOthers(db: TenantDb, documentId: string, checkId: string): Promise<void> {
  await db
    .update(violations)
    .set({ status: 'resolved', resolvedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(violations.documentId, documentId),
        notInArray(violations.status, ['resolved']),
        sql`${violations.lastCheckId} <> ${checkId}`,
      ),
    )
}

export async function openOfDocument(db: TenantDb, documentId: string): Promise<ViolationRow[]> {
  return db
    .select()
    .from(violations)
    .where(and(eq(violations.documentId, documentId), eq(violations.status, 'open')))
    .orderBy(asc(rank), asc(violations.code), asc(violations.path))
}

/** Open critical and high ones: a document with any of them needs a person. */
export async function countBlocking(db: TenantDb, documentId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(violations)
    .where(
      and(
        eq(violations.documentId, documentId),
        eq(violations.status, 'open'),
        inArray(violations.severity, ['critical', 'high']),
      ),
    )
  return row?.total ?? 0
}

/** Open violations of the tenant by severity, those in the trash left out. */
export async function countOpen(db: TenantDb): Promise<Record<Severity, number>> {
  const rows = await db
    .select({ severity: violations.severity, total: count() })
    .from(violations)
    .innerJoin(documents, eq(documents.id, violations.documentId))
    .where(and(eq(violations.status, 'open'), sql`${documents.deletedAt} is null`))
    .groupBy(violations.severity)
  const counts = { critical: 0, high: 0, medium: 0, low: 0 }
  for (const row of rows) counts[row.severity] = row.total
  return counts
}

export type ListedViolation = ViolationRow & { documentName: string }

export async function listViolations(
  db: TenantDb,
  query: ViolationsQuery & { limit: number },
): Promise<{ rows: ListedViolation[]; total: number }> {
  if (query.documentId && !isUuid(query.documentId)) return { rows: [], total: 0 }
  const filters: (SQL | undefined)[] = [
    sql`${documents.deletedAt} is null`,
    query.severity ? eq(violations.severity, query.severity) : undefined,
    query.status ? eq(violations.status, query.status) : undefined,
    query.type ? eq(violations.violationType, query.type) : undefined,
    query.documentId ? eq(violations.documentId, query.documentId) : undefined,
    query.search ? matches(query.search) : undefined,
  ]
  const rows = await db
    .select({ violation: violations, documentName: documents.originalName })
    .from(violations)
    .innerJoin(documents, eq(documents.id, violations.documentId))
    .where(and(...filters, query.cursor ? after(query.cursor) : undefined))
    .orderBy(asc(rank), desc(violations.createdAt), desc(violations.id))
    .limit(query.limit)
  const [counted] = await db
    .select({ total: count() })
    .from(violations)
    .innerJoin(documents, eq(documents.id, violations.documentId))
    .where(and(...filters))
  return {
    rows: rows.map(({ violation, documentName }) => ({ ...violation, documentName })),
    total: counted?.total ?? 0,
  }
}

const SEVERITY_ORDER: Severity[] = ['critical', 'high', 'medium', 'low']

/** Rank and instant, as cursorAt writes them. */
const CURSOR_KEY = new RegExp(`^[1-4] ${CURSOR_KEYS.instant.source.slice(1)}`)

/** The list is sorted by severity, gravest first, then newest first; a cursor names both. */
export function cursorAt(row: ViolationRow): string {
  const place = SEVERITY_ORDER.indexOf(row.severity) + 1
  return writeCursor({ key: `${place} ${row.createdAt.toISOString()}`, id: row.id })
}

function after(cursor: string): SQL {
  const { key, id } = readCursor(cursor, CURSOR_KEY)
  const [place, createdAt] = key.split(' ')
  return sql`(${rank} > ${place}::int or (${rank} = ${place}::int
    and (${violations.createdAt}, ${violations.id}) < (${createdAt}::timestamptz, ${id}::uuid)))`
}

function matches(search: string): SQL {
  const text = sql`lower(concat_ws(' ', ${violations.description}, ${violations.violationType}, ${violations.fieldName}, ${violations.code}, ${documents.originalName}))`
  return sql`position(lower(${search}) in ${text}) > 0`
}
