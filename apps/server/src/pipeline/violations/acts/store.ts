import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { isOneOf } from '../../../platform/is-one-of.ts'
import { recordActs } from '../../../platform/record-act.ts'
import { takeTurn } from '../../documents/store.ts'
import { documents } from '../../documents/tables.ts'
import { actOnViolation } from '../act-on-violation.ts'
import type { ListedViolation } from '../lists/store.ts'
import { type ActRow, type ViolationRow, violationActs, violations } from '../tables.ts'

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_PER_INSERT = 1_000

/**
 * Nobody else changes them until the transaction ends. Their documents are locked first, as a check locks them: two that
 * lock in different orders wait for each other for ever.
 */
export async function lockViolations(db: TenantDb, ids: readonly string[]): Promise<ViolationRow[]> {
  if (ids.length === 0) return []
  if (ids.length > 1) await takeTurn(db)
  const wanted = isOneOf(violations.id, ids)
  await db
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, db.select({ id: violations.documentId }).from(violations).where(wanted)))
    .orderBy(asc(documents.id))
    .for('update')
  const there = db.select({ id: documents.id }).from(documents).where(isNull(documents.deletedAt))
  return db
    .select()
    .from(violations)
    .where(and(wanted, inArray(violations.documentId, there)))
    .orderBy(asc(violations.id))
    .for('update')
}

interface Changed {
  row: ViolationRow
  act: Pick<ActRow, 'act' | 'oldValue' | 'newValue' | 'text'>
}

type Columns = Parameters<ReturnType<TenantDb['update']>['set']>[0]

/** Sets the same columns on all of them and keeps the act of each. */
export async function applyChange(
  db: TenantDb,
  changed: readonly Changed[],
  columns: Columns,
  { author, now }: { author: string | null; now: Date },
): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ row }) => row.id)
  await db.update(violations).set(columns).where(isOneOf(violations.id, ids))
  for (let from = 0; from < changed.length; from += ROWS_PER_INSERT) {
    await db.insert(violationActs).values(
      changed.slice(from, from + ROWS_PER_INSERT).map(({ row, act }) => ({
        tenantId: db.tenantId,
        violationId: row.id,
        documentId: row.documentId,
        createdAt: now,
        author,
        ...act,
      })),
    )
  }
  const until =
    'waiverExpiresAt' in columns && columns.waiverExpiresAt instanceof Date ? columns.waiverExpiresAt : null
  await recordActs(
    db,
    changed.map(({ row, act }) => actOnViolation(row, act, until)),
  )
}

/** One that is not in the trash, with the name of its document; null for everything else, ids of others included. */
export async function findViolation(db: TenantDb, id: string): Promise<ListedViolation | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select({ violation: violations, documentName: documents.originalName })
    .from(violations)
    .innerJoin(documents, eq(documents.id, violations.documentId))
    .where(and(eq(violations.id, id), isNull(documents.deletedAt)))
  return row ? { ...row.violation, documentName: row.documentName } : null
}

/** Oldest first. */
export function actsOf(db: TenantDb, violationId: string): Promise<ActRow[]> {
  return db
    .select()
    .from(violationActs)
    .where(eq(violationActs.violationId, violationId))
    .orderBy(asc(violationActs.id))
}

/** Ids that are of no violation are left out. */
export async function documentsOfViolations(
  db: TenantDb,
  ids: readonly string[],
): Promise<Pick<ViolationRow, 'id' | 'documentId'>[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const { id, documentId } = violations
  return db.select({ id, documentId }).from(violations).where(inArray(id, known))
}

export interface ValueToCorrect extends Pick<ViolationRow, 'id' | 'path' | 'status' | 'fix'> {
  /** Somebody has corrected the value since the check that found this. */
  isStale: boolean
}

/** With the document locked, as nothing else keeps others from correcting meanwhile. */
export function valuesToCorrect(db: TenantDb, ids: readonly string[]): Promise<ValueToCorrect[]> {
  const { id, path, status, fix } = violations
  const isStale = sql<boolean>`exists (
    select from hub.corrections c join hub.compliance_checks k on k.id = violations.last_check_id
     where c.document_id = violations.document_id and c.path = violations.path and greatest(c.created_at, c.withdrawn_at) > k.created_at)`
  return db
    .select({ id, path, status, fix, isStale })
    .from(violations)
    .where(inArray(id, [...ids]))
}

/** Whether nobody and nothing has withdrawn it. */
export async function approvalStands(db: TenantDb, decisionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from hub.decisions k where k.id = ${decisionId}::uuid
       and not exists (select from hub.decision_withdrawals w where w.decision_id = k.id)`)
  return rows.length > 0
}

/** The latest of these acts on each violation; those without one are missing. */
export async function latestActs(
  db: TenantDb,
  ids: readonly string[],
  acts: readonly ActRow['act'][],
): Promise<Map<string, ActRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([violationActs.violationId])
    .from(violationActs)
    .where(and(inArray(violationActs.violationId, [...ids]), inArray(violationActs.act, [...acts])))
    .orderBy(asc(violationActs.violationId), desc(violationActs.id))
  return new Map(rows.map((row) => [row.violationId, row]))
}
