import { z } from 'zod'
import { personName } from './members.ts'

export const decisionRequest = z.object({
  /** Required for a rejection, and for an approval that accepts open violations, unread results or a document that no rule judges. */
  comment: z.string().trim().max(4000).default(''),
  /**
   * The check that the decision is based on, such as the last one of the document's compliance. Refused with 409 when a later one has
   * finished. Needed while another check waits or runs.
   */
  checkId: z.uuid().optional(),
})
export type DecisionRequest = z.input<typeof decisionRequest>

/**
 * What withdraws a decision: somebody corrected or chose, had it read again, a later check found otherwise, or a critical
 * or high violation that had been waived was opened again.
 */
export const WITHDRAWAL_REASONS = ['corrected', 'read-again', 'checked-again', 'reopened'] as const
export const withdrawalReason = z.enum(WITHDRAWAL_REASONS)
export type WithdrawalReason = z.infer<typeof withdrawalReason>

export const decision = z.object({
  id: z.string(),
  decision: z.enum(['approved', 'rejected']),
  comment: z.string(),
  author: personName,
  at: z.iso.datetime(),
  /** Null while it is in force. `author` null: the product itself. */
  withdrawn: z
    .object({ reason: withdrawalReason, at: z.iso.datetime(), author: personName.nullable() })
    .nullable(),
})
export type Decision = z.infer<typeof decision>
