import { asc, eq } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { type ChoiceRow, type CorrectionRow, corrections, documentChoices } from './tables.ts'

type Given<Row> = Omit<Row, 'id' | 'tenantId' | 'createdAt'>

export async function insertCorrections(db: TenantDb, rows: readonly Given<CorrectionRow>[]): Promise<void> {
  if (rows.length === 0) return
  await db.insert(corrections).values(rows.map((row) => ({ ...row, tenantId: db.tenantId })))
}

/** Oldest first: of two for one path the later one counts. */
export function correctionsOf(db: TenantDb, documentId: string): Promise<CorrectionRow[]> {
  return db
    .select()
    .from(corrections)
    .where(eq(corrections.documentId, documentId))
    .orderBy(asc(corrections.id))
}

export async function insertChoices(db: TenantDb, rows: readonly Given<ChoiceRow>[]): Promise<void> {
  if (rows.length === 0) return
  await db.insert(documentChoices).values(rows.map((row) => ({ ...row, tenantId: db.tenantId })))
}

/** Oldest first: of two on one subject the later one counts. */
export function choicesOf(db: TenantDb, documentId: string): Promise<ChoiceRow[]> {
  return db
    .select()
    .from(documentChoices)
    .where(eq(documentChoices.documentId, documentId))
    .orderBy(asc(documentChoices.id))
}

/** The kind that a person chose last; null when nobody did, or left it to the machine again. */
export async function chosenKind(db: TenantDb, documentId: string): Promise<string | null> {
  const choices = await choicesOf(db, documentId)
  const kind = choices.findLast(({ subject }) => subject === 'kind')?.value
  return typeof kind === 'string' ? kind : null
}
