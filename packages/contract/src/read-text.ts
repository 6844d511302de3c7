import { z } from 'zod'
import { consignmentValue, evidence, takenEvidence } from './consignment.ts'
import { MAX_TAKEN_TEXT } from './limits.ts'

/** A text that somebody took from a page, or pasted, for one field of the document. */
export const readTextRequest = z.object({
  path: z.string().min(1).max(500),
  /** Line by line. */
  text: z.string().trim().min(1).max(MAX_TAKEN_TEXT),
  /** Where it was taken from; left out for a text from elsewhere. */
  place: takenEvidence.omit({ snippet: true }).optional(),
})
export type ReadTextRequest = z.infer<typeof readTextRequest>

export const proposedValue = z.object({
  eftiId: z.string(),
  path: z.string(),
  label: z.string(),
  value: consignmentValue,
  /** Of a code: what it means. */
  meaning: z.string().optional(),
  /** Null where its words are not on that page. */
  evidence: evidence.nullable(),
})
export type ProposedValue = z.infer<typeof proposedValue>

/** Nothing is stored by asking. */
export const readTextAnswer = z.object({
  /** The field's own value first; after it what else of the same party or place the text gives. Empty: it does not fit. */
  values: z.array(proposedValue),
  /** Why it does not fit, in a sentence; null where it does. */
  problem: z.string().nullable(),
})
export type ReadTextAnswer = z.infer<typeof readTextAnswer>
