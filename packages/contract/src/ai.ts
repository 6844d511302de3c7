import { z } from 'zod'

/** What an organisation used of the AI provider in a calendar month (UTC). */
export const aiUsage = z.object({
  /** Such as 2026-11. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  calls: z.number().int(),
  /** Asked and answered. */
  tokens: z.number().int(),
  /** Tokens of a month; null: no limit. */
  limit: z.number().int().nullable(),
})
export type AiUsage = z.infer<typeof aiUsage>
