import { z } from 'zod'

export const partnerMemoryQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().optional(),
})

/** What one correction taught about the papers of one sender in one form. Never crosses tenants. */
export const lesson = z.object({
  id: z.string(),
  /** As the paper names the consignor; '' for papers that name none. */
  sender: z.string(),
  eftiId: z.string(),
  path: z.string(),
  label: z.string(),
  page: z.number().int(),
  /** Left, top, right, bottom in page units, on the paper that was corrected. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Words of the form by which the place is found again. */
  near: z.array(z.string()),
  /** True: what stands in this place is not the value. */
  refused: z.boolean(),
  /** Id of the document. */
  learnedFrom: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  at: z.iso.datetime(),
})
export type Lesson = z.infer<typeof lesson>

export const partnerMemory = z.object({
  items: z.array(lesson),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
})
export type PartnerMemory = z.infer<typeof partnerMemory>
