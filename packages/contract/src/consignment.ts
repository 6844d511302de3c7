import { z } from 'zod'

/** What a value can be: text, count, flag, or a measure with its UN/ECE Recommendation 20 unit. */
export const consignmentValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ value: z.number(), unit: z.string() }),
])

export const evidence = z.object({
  page: z.number().int(),
  /** Left, top, right, bottom in page units (PDF points), origin at the top left. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  snippet: z.string(),
})

export const consignmentField = z.object({
  eftiId: z.string(),
  /** Relative to the consignment; `[n]`, counted from 1, on every element that may repeat. */
  path: z.string(),
  label: z.string(),
  value: consignmentValue,
  confidence: z.number(),
  source: z.enum(['text', 'ocr', 'structured', 'person', 'ai']),
  evidence: evidence.nullable(),
})
export type ConsignmentField = z.infer<typeof consignmentField>

export const subsetChoice = z.object({ id: z.string(), reason: z.string() })

export const consignmentAnswer = z.object({
  kind: z.string(),
  language: z.string().nullable(),
  subsets: z.array(subsetChoice),
  fields: z.array(consignmentField),
})
export type ConsignmentAnswer = z.infer<typeof consignmentAnswer>
