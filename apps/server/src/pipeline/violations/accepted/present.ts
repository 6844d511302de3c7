import type { AcceptedRule } from '@efti-hub/contract'
import { type Names, personOf } from '../present.ts'
import type { AcceptedRuleRow } from './store.ts'

/** `accepted`: how many violations it accepts now. `names` of people by id. */
export function presentRule(row: AcceptedRuleRow, accepted: number, names: Names): AcceptedRule {
  const { id, code, violationType, senderId, senderName, kind, reason, author, createdAt, expiresAt } = row
  return {
    id,
    code,
    violationType,
    sender: senderId === null ? null : { id: senderId, name: senderName ?? '' },
    kind,
    reason,
    author: personOf(author, names),
    at: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    accepted,
  }
}
