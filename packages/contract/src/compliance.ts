import { z } from 'zod'
import { subsetChoice } from './consignment.ts'
import { severity, violation } from './violations.ts'

/** One line of the score's explanation: a rule that applied, how often it passed and how often it failed. */
export const checkLine = z.object({
  code: z.string(),
  rule: z.string(),
  severity,
  /** Passing it earns points; false: only its violations count. */
  obligation: z.boolean(),
  weight: z.number(),
  passed: z.number().int(),
  failed: z.number().int(),
})

/**
 * What is no violation, and so has no severity. Unread: text is there that could not be read, and nobody has looked yet. A note: about
 * the form, the data set or an abbreviation.
 */
export const remark = z.object({
  code: z.string(),
  violationType: z.string(),
  description: z.string(),
  fieldName: z.string().optional(),
  suggestedFix: z.string().optional(),
  eftiId: z.string().nullable(),
  /** Where a person enters the value, or states with a value of null that it is not on the document. */
  path: z.string().nullable(),
  clause: z.string().nullable(),
  subsets: z.array(z.string()),
  /** Where to look; the box is in page units. */
  evidence: z.object({ page: z.number().int(), box: z.array(z.number()).length(4).nullable() }).nullable(),
})
export type Remark = z.infer<typeof remark>

/** What a score is made of: `open` violations take `lost` points from `start`. */
export const scoreSum = z.object({
  start: z.number(),
  /** The most severe open violation; null where none is open. */
  worst: severity.nullable(),
  open: z.number().int(),
  lost: z.number(),
  /** Points of all obligations that apply. */
  obligations: z.number(),
  /** Results that could not be read: they count neither way. */
  unread: z.number().int(),
})
export type ScoreSum = z.infer<typeof scoreSum>

const checkSummary = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  score: z.number().nullable(),
  edition: z.string(),
})

export const complianceCheck = z.object({
  id: z.string(),
  documentId: z.string(),
  createdAt: z.iso.datetime(),
  /** 0 to 100; null where no rule judges the document. */
  score: z.number().nullable(),
  /** Whether any rule judges it. */
  judged: z.boolean(),
  /** In English words, with the numbers that went in. */
  scoreExplanation: z.string(),
  /** The same as data; null where no rule judges the document, and of checks from before it was kept. */
  scoreSum: scoreSum.nullable(),
  /** Edition of the rule set that was used. */
  edition: z.string(),
  /** How the address rows of the Annex were read. */
  addressReading: z.enum(['practical', 'strict']),
  subsets: z.array(subsetChoice),
  checks: z.array(checkLine),
  /**
   * Of the latest check: what is open. Of an earlier one: what it found. Each is reported once, in the words of the last check
   * that found it and with the status that it has now; the score and the lines above are as they were.
   */
  violations: z.array(violation),
  unread: z.array(remark),
  notes: z.array(remark),
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
