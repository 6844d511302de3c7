import { and, eq, inArray } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { checksOf } from '../../compliance/store.ts'
import { type ViolationRow, violationActs, violations } from '../tables.ts'

export interface CheckComparison {
  /** Found by this check and not by the one before it; what an accepted rule waives is left out. */
  appeared: ViolationRow[]
  /** Found by the one before it and not by this one. */
  went: ViolationRow[]
  /** Found by both, waived ones too. */
  stayed: ViolationRow[]
}

/** What the document's latest check found otherwise than the one before it. */
export async function compareWithEarlier(
  db: TenantDb,
  documentId: string,
  checkId: string,
): Promise<CheckComparison> {
  const acts = await db
    .select({ violationId: violationActs.violationId, act: violationActs.act })
    .from(violationActs)
    .where(and(eq(violationActs.checkId, checkId), inArray(violationActs.act, ['resolved', 'reopened'])))
  const ids = (act: string) => acts.filter((row) => row.act === act).map((row) => row.violationId)
  const [resolved, reopened] = [ids('resolved'), new Set(ids('reopened'))]
  const found = await db
    .select()
    .from(violations)
    .where(and(eq(violations.documentId, documentId), eq(violations.lastCheckId, checkId)))
  const isNew = (row: ViolationRow) => row.firstCheckId === checkId || reopened.has(row.id)
  const isAccepted = ({ status, acceptedRule }: ViolationRow) => status === 'waived' && acceptedRule !== null
  return {
    appeared: byWeight(found.filter((row) => isNew(row) && !isAccepted(row))),
    went: byWeight(
      resolved.length === 0 ? [] : await db.select().from(violations).where(inArray(violations.id, resolved)),
    ),
    stayed: byWeight(found.filter((row) => !isNew(row))),
  }
}

/** Whether the latest check found anything that the one before it had not, or (unless `onlyMore`) the other way round. */
export async function foundOtherwise(db: TenantDb, documentId: string, onlyMore = false): Promise<boolean> {
  const [latest] = await checksOf(db, documentId, 'latest')
  if (!latest) return false
  const { appeared, went } = await compareWithEarlier(db, documentId, latest.id)
  return appeared.length + (onlyMore ? 0 : went.length) > 0
}

function byWeight(rows: ViolationRow[]): ViolationRow[] {
  return rows.sort((a, b) => b.weight - a.weight || (a.fingerprint < b.fingerprint ? -1 : 1))
}
