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
  violations: z.array(violation),
})
export type ComplianceCheck = z.infer<typeof complianceCheck>
