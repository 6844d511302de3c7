import { z } from 'zod'
import { documentKind } from './consignment.ts'
import { personName } from './members.ts'
import { waiveRequest } from './violation-acts.ts'

/** A rule whose violations the organisation accepts, apart from critical ones. */
export const acceptedRule = z.object({
  id: z.string(),
  code: z.string(),
  violationType: z.string(),
  /** Of whose documents; null: of everybody's. */
  sender: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Of which kind of documents; null: of every kind. */
  kind: z.string().nullable(),
  reason: z.string(),
  author: personName,
  at: z.iso.datetime(),
  /** Until when; null: until somebody ends it. */
  expiresAt: z.iso.datetime().nullable(),
  /** How many violations are accepted by it now. */
  accepted: z.number().int(),
})
export type AcceptedRule = z.infer<typeof acceptedRule>

/** Newest first; those that have ended are left out. */
export const acceptedRules = z.object({ items: z.array(acceptedRule), mayChange: z.boolean() })
export type AcceptedRules = z.infer<typeof acceptedRules>

export const acceptRuleRequest = waiveRequest.extend({
  /** Of the rule, as violations carry it. */
  code: z.string().min(1).max(100),
  /** Only documents of this sender, as the groups by sender name it. */
  senderId: z.uuid().nullable().optional(),
  /** Only documents of this kind. */
  kind: documentKind.nullable().optional(),
})
export type AcceptRuleRequest = z.infer<typeof acceptRuleRequest>
