import { type AcceptRuleRequest, kindLabel } from '@efti-hub/contract'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { enqueueAfter } from '../../../platform/queue.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import { takeTurn } from '../../documents/store.ts'
import type { Acting, FollowActs } from '../acts/change-violations.ts'
import { followRules } from './follow-rules.ts'
import {
  type AcceptedRuleRow,
  activeRules,
  insertRule,
  MOST_ACCEPTED,
  revokeRule,
  senderName,
  typeOfRule,
} from './store.ts'

/**
 * Accepts what a rule finds, apart from critical violations, which somebody waives one by one: those that are open and those of
 * later checks, until the given time or until it is ended.
 * Those of more than `most` documents follow in jobs.
 * @throws Refusal 404 for a rule or a sender that no document of the organisation had; 409 where it is accepted already
 */
export async function acceptRule(
  db: TenantDb,
  { code, senderId = null, kind = null, reason, expiresAt = null }: AcceptRuleRequest,
  { author, now }: Acting,
  follow: FollowActs,
  most?: number,
): Promise<AcceptedRuleRow> {
  // As a check does: one that began before would not know the rule, and its violations are not here yet.
  await takeTurn(db)
  const until = expiresAt === null ? null : new Date(expiresAt)
  if (until && until <= now) {
    const problem = 'Acceptance ends in the future, or never.'
    throw new Refusal('invalid_request', problem, { expiresAt: problem })
  }
  const violationType = await typeOfRule(db, code)
  if (violationType === null) throw notFound('rule')
  const name = senderId === null ? null : await senderName(db, senderId)
  if (senderId !== null && name === null) throw notFound('sender')
  const active = await activeRules(db, now)
  if (active.some((one) => one.code === code && one.senderId === senderId && one.kind === kind))
    throw new Refusal('wrong_state', 'This rule is accepted already.')
  if (active.length >= MOST_ACCEPTED)
    throw new Refusal('wrong_state', `No more than ${MOST_ACCEPTED} rules can be accepted at a time.`)
  const facts = { author, code, violationType, senderId, senderName: name, kind, reason }
  const rule = await insertRule(db, { ...facts, expiresAt: until, createdAt: now })
  await recordAct(db, actOnRule(rule, 'rule-accepted'))
  if (until) await enqueueAfter(db, 'waivers', until.getTime() - now.getTime())
  await followRules(db, { code }, { author, now }, follow, most)
  return rule
}

/** What it accepted is open again, unless another one accepts it. @throws Refusal 404 */
export async function stopAccepting(
  db: TenantDb,
  id: string,
  acting: Acting,
  follow: FollowActs,
  most?: number,
): Promise<void> {
  await takeTurn(db)
  const rule = isUuid(id) ? await revokeRule(db, id, acting) : null
  if (!rule) throw notFound('accepted rule')
  await recordAct(db, actOnRule(rule, 'rule-acceptance-ended'))
  await followRules(db, { code: rule.code }, acting, follow, most)
}

function actOnRule(rule: AcceptedRuleRow, action: 'rule-accepted' | 'rule-acceptance-ended') {
  const { id, code, violationType, senderName: sender, kind, reason, expiresAt } = rule
  const scope = [sender ?? 'all senders', kind === null ? 'all kinds of documents' : kindLabel(kind)]
  return {
    action,
    resourceType: 'rule',
    resourceId: id,
    resourceName: `${violationType} (${code})`,
    details: action === 'rule-accepted' ? reason : '',
    ...(action === 'rule-accepted' && {
      newValue: { appliesTo: scope.join(', '), until: expiresAt?.toISOString() ?? null },
    }),
  }
}
