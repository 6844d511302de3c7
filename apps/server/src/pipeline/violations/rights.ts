import type { ViolationCan } from '@efti-hub/contract'
import { type Action, may } from '../../accounts/policy.ts'
import type { Member } from '../../platform/http.ts'
import { possibleActs } from './acts/change-violations.ts'
import type { ViolationRow } from './tables.ts'

/** What each act needs the right to. */
export const RIGHT_FOR: Record<ViolationCan, Action> = {
  correct: 'correct',
  assign: 'handle',
  comment: 'handle',
  due: 'handle',
  waive: 'waive',
  reopen: 'waive',
}

/** What this person may do to violations at all. */
export function rightsOver(member: Pick<Member, 'role'>): ViolationCan[] {
  return (Object.keys(RIGHT_FOR) as ViolationCan[]).filter((act) => may(member, RIGHT_FOR[act]))
}

/** What this person may do to this one in its current state. */
export function rightsTo(member: Pick<Member, 'role'>, row: ViolationRow): ViolationCan[] {
  return possibleActs(row).filter((act) => may(member, RIGHT_FOR[act]))
}
