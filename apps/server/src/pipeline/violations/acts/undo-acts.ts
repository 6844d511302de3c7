import type { BulkAct, UndoRequest } from '@efti-hub/contract'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ActRow, ViolationRow } from '../tables.ts'
import { acceptedAgain } from './accept-open.ts'
import { requireSensible } from './act-on-violations.ts'
import { type Acting, type BulkOutcome, changeViolations, type FollowActs } from './change-violations.ts'
import { approvalStands, latestActs, lockViolations } from './store.ts'

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

/** What undoes the act on violations; `acceptedBy`: the approval that had waived them. */
interface Opposite {
  wanted: BulkAct
  acceptedBy: string | null
}

/**
 * Undoes the latest act of this person on each violation, by an act of its own. What somebody else, or a check, has changed since stays,
 * as does what nobody could want by now, such as a waiver that has ended; with the reason in the answer.
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
    const { wanted, acceptedBy } = JSON.parse(key) as Opposite
    const refused = await whyNot(db, { wanted, acceptedBy }, acting.now)
    if (refused) {
      answer.notDone.push(...group.map((id) => ({ id, why: refused })))
      continue
    }
    const done = await changeViolations(db, group, wanted, acting, follow)
    if (acceptedBy) await acceptedAgain(db, done.changed ?? [], acceptedBy)
    answer.done.push(...done.done)
    answer.notDone.push(...done.notDone)
  }
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id))
  answer.notDone.push(...missing.map((id) => ({ id, why: 'This violation does not exist.' })))
  return answer
}

async function whyNot(db: TenantDb, { wanted, acceptedBy }: Opposite, now: Date): Promise<string | null> {
  if (acceptedBy && !(await approvalStands(db, acceptedBy)))
    return 'The approval that accepted it was withdrawn.'
  try {
    await requireSensible(db, wanted, now)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

function oppositeOf(act: ActRow, row: ViolationRow): Opposite {
  return { wanted: wantedBy(act, row), acceptedBy: act.act === 'reopened' ? row.acceptedBy : null }
}

function wantedBy({ act, oldValue }: ActRow, row: ViolationRow): BulkAct {
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
