import { z } from 'zod'

/** In the order in which they are shown. */
export const SEARCH_GROUPS = ['documents', 'consignments', 'parties', 'equipment', 'references'] as const
export const searchGroup = z.enum(SEARCH_GROUPS)
export type SearchGroup = z.infer<typeof searchGroup>

export const searchQuery = z.object({ q: z.string().max(200) })
export type SearchQuery = z.infer<typeof searchQuery>

export const searchHit = z.object({
  group: searchGroup,
  title: z.string(),
  /** What was found: 'Document number', 'CMR-2026-118'. */
  matched: z.object({ label: z.string(), text: z.string() }),
  /** How many documents it is in; of a frequent text at least so many, and then `documentsAreMore`. */
  documents: z.number().int(),
  documentsAreMore: z.boolean(),
  to: z.discriminatedUnion('type', [
    z.object({ type: z.literal('document'), id: z.string() }),
    z.object({ type: z.literal('consignment'), id: z.string() }),
    /** The list of documents that mention this. */
    z.object({ type: z.literal('documents'), mentions: z.string() }),
  ]),
})
export type SearchHit = z.infer<typeof searchHit>

export const searchAnswer = z.object({
  /** Nothing was searched: it has neither three letters or digits in a row nor a number of three signs. */
  tooShort: z.boolean(),
  /** Group by group, at most `MOST_HITS` of each. */
  hits: z.array(searchHit),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

export const MOST_HITS = 5
