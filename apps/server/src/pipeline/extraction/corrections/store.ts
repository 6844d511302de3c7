import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { type ChoiceRow, type CorrectionRow, corrections, documentChoices } from './tables.ts'

type Given<Row> = Omit<Row, 'id' | 'tenantId' | 'createdAt'>

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_PER_INSERT = 1_000

type NewRow = Omit<Given<CorrectionRow>, 'withdrawnAt' | 'teaches'> & { teaches?: boolean }

/** Of one change of goods lines: they teach nothing, and have one moment, by which they are known to belong together. */
export const insertTogether = (db: TenantDb, rows: readonly NewRow[]): Promise<number[]> =>
  insertCorrections(
    db,
    rows.map((row) => ({ ...row, teaches: false, createdAt: sql`now()` })),
  )

/** @returns ids of the rows, in their order */
export async function insertCorrections(
  db: TenantDb,
  rows: readonly (NewRow & { createdAt?: SQL })[],
): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const part = rows.slice(from, from + ROWS_PER_INSERT).map((row) => ({ ...row, tenantId: db.tenantId }))
    const stored = await db.insert(corrections).values(part).returning({ id: corrections.id })
    ids.push(...stored.map(({ id }) => id))
  }
  return ids
}

/** Those that count, oldest first: of two for one path the later one is in force. */
export function correctionsOf(db: TenantDb, documentId: string): Promise<CorrectionRow[]> {
  return db
    .select()
    .from(corrections)
    .where(and(eq(corrections.documentId, documentId), isNull(corrections.withdrawnAt)))
    .orderBy(asc(corrections.id))
}

/** These count no longer. */
export async function markWithdrawn(db: TenantDb, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(corrections)
    .set({ withdrawnAt: now })
    .where(inArray(corrections.id, [...ids]))
}

/** @returns ids of the rows, in their order */
export async function insertChoices(
  db: TenantDb,
  rows: readonly Omit<Given<ChoiceRow>, 'withdrawnAt'>[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const stored = await db
    .insert(documentChoices)
    .values(rows.map((row) => ({ ...row, tenantId: db.tenantId })))
    .returning({ id: documentChoices.id })
  return stored.map(({ id }) => id)
}

/** These count no longer. */
export async function markChoicesWithdrawn(db: TenantDb, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(documentChoices)
    .set({ withdrawnAt: now })
    .where(inArray(documentChoices.id, [...ids]))
}

/** Those that count, oldest first: of two on one subject the later one is in force. */
export function choicesOf(db: TenantDb, documentId: string): Promise<ChoiceRow[]> {
  return db
    .select()
    .from(documentChoices)
    .where(and(eq(documentChoices.documentId, documentId), isNull(documentChoices.withdrawnAt)))
    .orderBy(asc(documentChoices.id))
}

/** The kind that a person chose last; null when nobody did, or left it to the machine again. */
export async function chosenKind(db: TenantDb, documentId: string): Promise<string | null> {
  const choices = await choicesOf(db, documentId)
  const kind = choices.findLast(({ subject }) => subject === 'kind')?.value
  return typeof kind === 'string' ? kind : null
}

/** Of a document: its latest reading, and of the corrections and choices that count the latest and how many; with slashes between. */
export async function markNow(db: TenantDb, documentId: string): Promise<string> {
  const said = (table: string) => sql`(
    select concat_ws('/', coalesce(max(id), 0), count(*)) from hub.${sql.raw(table)}
     where document_id = ${documentId} and withdrawn_at is null)`
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws('/',
      (select id from hub.extractions where document_id = ${documentId} order by created_at desc limit 1),
      ${said('corrections')}, ${said('document_choices')}) as mark`)
  return rows[0]?.mark ?? ''
}
