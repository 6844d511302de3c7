import type { WithdrawalReason } from '@efti-hub/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { isOneOf } from '../../platform/is-one-of.ts'
import { recordActs } from '../../platform/record-act.ts'
import { documentsById } from '../documents/store.ts'
import { type DecisionRow, decisions, decisionWithdrawals, type WithdrawalRow } from './tables.ts'

/** The same decision about each of the documents. */
export async function insertDecisions(
  db: TenantDb,
  documentIds: readonly string[],
  made: Pick<DecisionRow, 'author' | 'decision' | 'comment'>,
): Promise<{ id: string; documentId: string }[]> {
  if (documentIds.length === 0) return []
  const { tenantId } = db
  return db
    .insert(decisions)
    .values(documentIds.map((documentId) => ({ ...made, documentId, tenantId })))
    .returning({ id: decisions.id, documentId: decisions.documentId })
}

export type DecidedRow = DecisionRow & { withdrawn: WithdrawalRow | null }

/** The latest first. */
export async function decisionsOf(db: TenantDb, documentId: string): Promise<DecidedRow[]> {
  const rows = await db
    .select({ decision: decisions, withdrawn: decisionWithdrawals })
    .from(decisions)
    .leftJoin(decisionWithdrawals, eq(decisionWithdrawals.decisionId, decisions.id))
    .where(eq(decisions.documentId, documentId))
    .orderBy(desc(decisions.createdAt), desc(decisions.id))
  return rows.map(({ decision, withdrawn }) => ({ ...decision, withdrawn }))
}

/** What is; null when nobody decided, or that was withdrawn. */
export async function standingDecision(db: TenantDb, documentId: string): Promise<DecisionRow | null> {
  const [row] = await standing(db, [documentId])
  return row ?? null
}

/** Withdraws what is of these documents; answers the decisions that did. */
export async function withdrawDecisions(
  db: TenantDb,
  documentIds: readonly string[],
  { reason, author }: { reason: WithdrawalReason; author: string | null },
): Promise<DecisionRow[]> {
  if (documentIds.length === 0) return []
  const rows = await standing(db, documentIds)
  if (rows.length === 0) return []
  await db
    .insert(decisionWithdrawals)
    .values(rows.map(({ id }) => ({ decisionId: id, tenantId: db.tenantId, reason, author })))
    .onConflictDoNothing()
  const documents = await documentsById(
    db,
    rows.map(({ documentId }) => documentId),
  )
  await recordActs(
    db,
    rows.flatMap(({ documentId, decision, comment }) => {
      const document = documents.get(documentId)
      const withdrawn = {
        action: 'decision-withdrawn' as const,
        details: reason,
        oldValue: { decision, comment },
      }
      return document ? actOnDocument(document, withdrawn) : []
    }),
  )
  return rows
}

async function standing(db: TenantDb, documentIds: readonly string[]): Promise<DecisionRow[]> {
  const rows = await db
    .select({ decision: decisions })
    .from(decisions)
    .leftJoin(decisionWithdrawals, eq(decisionWithdrawals.decisionId, decisions.id))
    .where(and(isOneOf(decisions.documentId, documentIds), isNull(decisionWithdrawals.decisionId)))
  return rows.map(({ decision }) => decision)
}
