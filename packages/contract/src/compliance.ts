import { z } from 'zod'
import { subsetChoice } from './consignment.ts'
import { severity, violation } from './violations.ts'

/** One line of the score's explanation: a rule that applied, how often it held and how often not. */
export const checkLine = z.object({
  code: z.string(),
  rule: z.string(),
  severity,
  weight: z.number(),
  passed: z.number().int(),
  failed: z.number().int(),
})

const checkSummary = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  score: z.number(),
  edition: z.string(),
})

export const complianceCheck = z.object({
  id: z.string(),
  documentId: z.string(),
  createdAt: z.iso.datetime(),
  /** 0 to 100: the weighted share of applicable checks that passed, capped by open findings. */
  score: z.number(),
  /** In words, with the numbers that went in. */
  scoreExplanation: z.string(),
  /** Edition of the rule set that was used. */
  edition: z.string(),
  subsets: z.array(subsetChoice),
  checks: z.array(checkLine),
  /**
   * Of the latest check: what is open. Of an earlier one: what it found. Each is told once, in the words of the last check
   * that found it and with the status that it has now; the score and the lines above are as they were.
   */
  violations: z.array(violation),
})
export type ComplianceCheck = z.infer<typeof complianceCheck>

/** What the latest check found otherwise than the one before it. All lists are empty but `appeared` after the first. */
export const checkComparison = z.object({
  /** Null: there was none before. */
  before: checkSummary.nullable(),
  after: checkSummary,
  appeared: z.array(violation),
  went: z.array(violation),
  stayed: z.array(violation),
})
export type CheckComparison = z.infer<typeof checkComparison>
