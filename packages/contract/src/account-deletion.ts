import { z } from 'zod'
import { email } from './accounts.ts'

/** What the deletion of an account does to one of its organisations. */
export const deletionOutcome = z.object({
  tenantId: z.string(),
  name: z.string(),
  /**
   * 'leave': others stay. 'close': nobody is left, so the organisation is closed. 'hand-over': the account may not be deleted
   * before somebody else is a Compliance Manager.
   */
  outcome: z.enum(['leave', 'close', 'hand-over']),
  /** API keys that stop working, since the person knows their secret; of an organisation that is closed all of them. */
  keys: z.array(z.string()),
  /** Of an organisation that is closed: null where nothing deletes its documents. */
  retentionDays: z.number().int().nullable(),
})
export type DeletionOutcome = z.infer<typeof deletionOutcome>

export const deletionPlan = z.object({ email: z.string(), organisations: z.array(deletionOutcome) })
export type DeletionPlan = z.infer<typeof deletionPlan>

export const deletionRequest = z.object({
  /** One's own, typed in. */
  email,
  /** Ids of the organisations that the person agreed to close. */
  close: z.array(z.string()).max(1000),
})
export type DeletionRequest = z.infer<typeof deletionRequest>

export const accountDeleted = z.object({ deleted: z.literal(true) })
