import type { CheckLine, Remark, Score, ScoreSum, SubsetChoice } from '@efti-hub/efti'
import { desc, eq, sql } from 'drizzle-orm'
import { integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../platform/database.ts'
import { isOneOf } from '../../platform/is-one-of.ts'
import { jsonb } from '../../platform/jsonb.ts'

export const complianceChecks = pgSchema('hub').table('compliance_checks', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  extractionId: uuid('extraction_id').notNull(),
  jobId: uuid('job_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  edition: text('edition').notNull(),
  addressReading: text('address_reading').$type<'practical' | 'strict'>().notNull(),
  /** Null: no rule judges the document. */
  score: integer('score'),
  scoreExplanation: text('score_explanation').notNull(),
  /** The same as data. Null: nothing is judged, or the check is older than the column. */
  scoreSum: jsonb('score_sum').$type<ScoreSum>(),
  subsets: jsonb('subsets').$type<SubsetChoice[]>().notNull(),
  checks: jsonb('checks').$type<CheckLine[]>().notNull(),
  unread: jsonb('unread').$type<Remark[]>().notNull(),
  notes: jsonb('notes').$type<Remark[]>().notNull(),
})
export type CheckRow = typeof complianceChecks.$inferSelect

export async function insertCheck(
  db: TenantDb,
  row: Omit<CheckRow, 'id' | 'tenantId' | 'createdAt'>,
): Promise<string> {
  const [inserted] = await db
    .insert(complianceChecks)
    .values({ ...row, tenantId: db.tenantId })
    .returning({ id: complianceChecks.id })
  if (!inserted) throw new Error('the check was not stored')
  return inserted.id
}

const HOW_MANY = { latest: 1, 'latest two': 2, all: undefined }

/** Oldest first. */
export async function checksOf(
  db: TenantDb,
  documentId: string,
  which: keyof typeof HOW_MANY,
): Promise<CheckRow[]> {
  const newestFirst = db
    .select()
    .from(complianceChecks)
    .where(eq(complianceChecks.documentId, documentId))
    .orderBy(desc(complianceChecks.createdAt), desc(complianceChecks.id))
  const most = HOW_MANY[which]
  const rows = most === undefined ? await newestFirst : await newestFirst.limit(most)
  return rows.toReversed()
}

export async function latestCheck(db: TenantDb, documentId: string): Promise<CheckRow | null> {
  const [row] = await db
    .select()
    .from(complianceChecks)
    .where(eq(complianceChecks.documentId, documentId))
    .orderBy(desc(complianceChecks.createdAt))
    .limit(1)
  return row ?? null
}

/** Which of the documents were ever checked. */
export async function documentsWithCheck(db: TenantDb, documentIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: complianceChecks.documentId })
    .from(complianceChecks)
    .where(isOneOf(complianceChecks.documentId, documentIds))
  return new Set(rows.map(({ id }) => id))
}

/** What a decision asks of the latest check of each document: which it is, how much of it is unread, and whether any rule judged it. */
export async function standingOfChecks(
  db: TenantDb,
  documentIds: readonly string[],
): Promise<Map<string, { checkId: string; score: number | null; unread: number }>> {
  const rows = await db
    .selectDistinctOn([complianceChecks.documentId], {
      id: complianceChecks.documentId,
      checkId: complianceChecks.id,
      score: complianceChecks.score,
      unread: sql<number>`jsonb_array_length(${complianceChecks.unread})`,
    })
    .from(complianceChecks)
    .where(isOneOf(complianceChecks.documentId, documentIds))
    .orderBy(complianceChecks.documentId, desc(complianceChecks.createdAt), desc(complianceChecks.id))
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}

export async function latestChecksOf(db: TenantDb, documentIds: readonly string[]): Promise<CheckRow[]> {
  if (documentIds.length === 0) return []
  return db
    .selectDistinctOn([complianceChecks.documentId])
    .from(complianceChecks)
    .where(isOneOf(complianceChecks.documentId, documentIds))
    .orderBy(complianceChecks.documentId, desc(complianceChecks.createdAt), desc(complianceChecks.id))
}

/** Of any number of checks, in one statement. */
export async function updateScores(
  db: TenantDb,
  scores: readonly (Score & { checkId: string })[],
): Promise<void> {
  if (scores.length === 0) return
  await db.execute(sql`
    update hub.compliance_checks c set score = s.score, score_explanation = s.explanation, score_sum = s.sum
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
        as s("checkId" uuid, score integer, explanation text, sum jsonb)
     where c.id = s."checkId"`)
}
