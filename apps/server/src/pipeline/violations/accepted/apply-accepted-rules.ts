import { isBlocking } from '@efti-hub/contract'
import type { TenantDb } from '../../../platform/database.ts'
import type { Touched } from '../acts/change-violations.ts'
import { applyChange, lockViolations } from '../acts/store.ts'
import { publishViolations } from '../publish-violations.ts'
import type { ActRow, ViolationRow } from '../tables.ts'
import { noLongerAccepted, type Reach, rulesById, toBeAccepted } from './store.ts'

/** PostgreSQL takes 65,535 parameters a statement. */
const MOST_AT_ONCE = 5_000

type Act = Pick<ActRow, 'act' | 'oldValue' | 'newValue' | 'text'>

/**
 * Makes the violations follow the rules that are accepted now: what a rule in force covers is waived with its reason, person and end;
 * what was waived by one that covers it no longer is open again. Run after every check, and when a rule is accepted or ends.
 * @param author of the reopening; null: time or a check. @returns the documents of which anything changed.
 */
export async function applyAcceptedRules(
  db: TenantDb,
  reach: Reach,
  { author, now }: { author: string | null; now: Date },
): Promise<Touched> {
  const reopen: Act = {
    act: 'reopened',
    oldValue: 'waived',
    newValue: 'open',
    text: 'The rule is no longer accepted',
  }
  const columns = { status: 'open', reopenedAt: now, acceptedRule: null }
  const ended = await noLongerAccepted(db, reach, now)
  const reopened = await changeInParts(db, ended, 'waived', reopen, columns, { author, now })

  const accepted: ViolationRow[] = []
  const byRule = await toBeAccepted(db, reach, now)
  for (const rule of await rulesById(db, [...byRule.keys()])) {
    const { id, reason, expiresAt } = rule
    const act: Act = { act: 'waived', oldValue: 'open', newValue: 'waived', text: reason }
    const columns = {
      status: 'waived',
      waiverReason: reason,
      waivedBy: rule.author,
      waivedAt: now,
      waiverExpiresAt: expiresAt,
      acceptedBy: null,
      acceptedRule: id,
    }
    const by = { author: rule.author, now }
    accepted.push(...(await changeInParts(db, byRule.get(id) ?? [], 'open', act, columns, by)))
  }
  const blocking = reopened.filter(isBlocking).map(({ documentId }) => documentId)
  const documentIds = [...new Set([...reopened, ...accepted].map(({ documentId }) => documentId))].sort()
  if (documentIds.length > 0) await publishViolations(db, documentIds)
  return { documentIds, reopened: [...new Set(blocking)].sort(), author }
}

async function changeInParts(
  db: TenantDb,
  ids: readonly string[],
  status: ViolationRow['status'],
  act: Act,
  columns: Parameters<typeof applyChange>[2],
  by: { author: string | null; now: Date },
): Promise<ViolationRow[]> {
  const changed: ViolationRow[] = []
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const locked = await lockViolations(db, ids.slice(from, from + MOST_AT_ONCE))
    const rows = locked.filter((row) => row.status === status)
    await applyChange(
      db,
      rows.map((row) => ({ row, act })),
      columns,
      by,
    )
    changed.push(...rows)
  }
  return changed
}
