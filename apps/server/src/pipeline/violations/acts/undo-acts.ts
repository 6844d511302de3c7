import type { BulkAct, UndoRequest } from '@efti-hub/contract'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import type { ActRow, ViolationRow } from '../tables.ts'
import { type Acting, type BulkOutcome, changeViolations, type FollowActs } from './change-violations.ts'
import { latestActs, lockViolations } from './store.ts'

/** What else changes the same about a violation, beside the act itself. */
const ABOUT: Record<UndoRequest['act'], readonly ActRow['act'][]> = {
  waive: ['waived', 'reopened', 'waiver-expired', 'resolved', 'reclassified'],
  reopen: ['waived', 'reopened', 'waiver-expired', 'resolved', 'reclassified'],
  assign: ['assigned'],
  due: ['due'],
}
const NAMES: Record<UndoRequest['act'], ActRow['act']> = {
  waive: 'waived',
  reopen: 'reopened',
  assign: 'assigned',
  due: 'due',
}

/**
 * Undoes the latest act of this person on each violation, by an act of its own. What somebody else, or a check, has changed since stays,
 * with the reason in the answer.
 */
export async function undoActs(
  db: TenantDb,
  { act, ids }: UndoRequest,
  acting: Acting,
  follow: FollowActs,
): Promise<BulkOutcome> {
  const rows = await lockViolations(db, ids.filter(isUuid))
  const latest = await latestActs(
    db,
    rows.map(({ id }) => id),
    ABOUT[act],
  )
  const groups = new Map<string, string[]>()
  const answer: BulkOutcome = { done: [], notDone: [] }
  for (const row of rows) {
    const last = latest.get(row.id)
    if (last?.act === NAMES[act] && last.author === acting.author) {
      const key = JSON.stringify(oppositeOf(last, row))
      groups.set(key, [...(groups.get(key) ?? []), row.id])
    } else {
      const why = last?.author ? '{who} has changed it since.' : 'A check has changed it since.'
      answer.notDone.push({ id: row.id, why, ...(last?.author && { who: last.author }) })
    }
  }
  for (const [key, group] of groups) {
    const done = await changeViolations(db, group, JSON.parse(key) as BulkAct, acting, follow)
    answer.done.push(...done.done)
    answer.notDone.push(...done.notDone)
  }
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id))
  answer.notDone.push(...missing.map((id) => ({ id, why: 'This violation does not exist.' })))
  return answer
}

function oppositeOf({ act, oldValue }: ActRow, row: ViolationRow): BulkAct {
  switch (act) {
    case 'waived':
      return { act: 'reopen', reason: 'Undone' }
    case 'reopened':
      return {
        act: 'waive',
        reason: row.waiverReason ?? '',
        expiresAt: row.waiverExpiresAt?.toISOString() ?? null,
      }
    case 'assigned':
      return { act: 'assign', ownerId: oldValue }
    default:
      return {
        act: 'due',
        dueAt: oldValue === (row.calculatedDueAt?.toISOString() ?? null) ? null : oldValue,
      }
  }
}
