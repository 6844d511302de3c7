import type { TenantDb } from '../../../platform/database.ts'
import { isOneOf } from '../../../platform/is-one-of.ts'
import { publishViolations } from '../publish-violations.ts'
import { openIdsOf } from '../store.ts'
import { violations } from '../tables.ts'
import { type Acting, changeViolations, type FollowActs } from './change-violations.ts'
import { applyChange, lockViolations } from './store.ts'

/** An approval accepts what is open: each violation is waived with its reason, until the approval is withdrawn. */
export async function acceptOpen(
  db: TenantDb,
  approvals: readonly { id: string; documentId: string }[],
  reason: string,
  acting: Acting,
  follow: FollowActs,
): Promise<void> {
  const ids = await openIdsOf(
    db,
    approvals.map(({ documentId }) => documentId),
  )
  if (ids.length === 0) return
  const waived = { act: 'waive', reason: `Accepted at approval: ${reason}` } as const
  await changeViolations(db, ids, waived, { ...acting, approvals }, follow)
}

/** Of violations that are waived by that approval once more. */
export async function acceptedAgain(db: TenantDb, ids: readonly string[], decisionId: string): Promise<void> {
  if (ids.length === 0) return
  await db.update(violations).set({ acceptedBy: decisionId }).where(isOneOf(violations.id, ids))
}

/** What these approvals accepted is open again, unless a check or a person has ended it otherwise. */
export async function reopenAccepted(
  db: TenantDb,
  decisionIds: readonly string[],
  author: string | null,
): Promise<void> {
  if (decisionIds.length === 0) return
  const accepted = await db
    .select({ id: violations.id })
    .from(violations)
    .where(isOneOf(violations.acceptedBy, decisionIds))
  const rows = await lockViolations(
    db,
    accepted.map(({ id }) => id),
  )
  const waived = rows.filter(({ status }) => status === 'waived')
  const now = new Date()
  const act = {
    act: 'reopened',
    oldValue: 'waived',
    newValue: 'open',
    text: 'The approval was withdrawn',
  } as const
  const columns = { status: 'open', reopenedAt: now, acceptedBy: null }
  await applyChange(
    db,
    waived.map((row) => ({ row, act })),
    columns,
    { author, now },
  )
  await publishViolations(db, [...new Set(waived.map(({ documentId }) => documentId))])
}
