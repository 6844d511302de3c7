import { z } from 'zod'
import { DOCUMENT_COLUMNS } from './choices.ts'
import { consignmentsQuery } from './consignments.ts'
import { documentFilter, documentSort } from './documents.ts'
import { personName } from './members.ts'
import { resultFilter, resultSort } from './results.ts'
import { violationFilter, violationSort } from './violations.ts'

export const documentColumn = z.enum(DOCUMENT_COLUMNS)
export type DocumentColumn = z.infer<typeof documentColumn>

/** What each list is narrowed and sorted by; of documents also the columns. */
const QUERIES = {
  violations: violationFilter.extend({ sort: violationSort.optional() }),
  documents: documentFilter.extend({
    sort: documentSort.optional(),
    columns: z.array(documentColumn).max(DOCUMENT_COLUMNS.length).optional(),
  }),
  results: resultFilter.omit({ zone: true }).extend({ sort: resultSort.optional() }),
  consignments: consignmentsQuery.pick({ search: true, ready: true }),
}

export const VIEW_SCREENS = ['violations', 'documents', 'results', 'consignments'] as const
export const viewScreen = z.enum(VIEW_SCREENS)
export type ViewScreen = z.infer<typeof viewScreen>

const ofScreen = z.discriminatedUnion('screen', [
  z.object({ screen: z.literal('violations'), query: QUERIES.violations }),
  z.object({ screen: z.literal('documents'), query: QUERIES.documents }),
  z.object({ screen: z.literal('results'), query: QUERIES.results }),
  z.object({ screen: z.literal('consignments'), query: QUERIES.consignments }),
])
export type QueryOfView = z.infer<typeof ofScreen>['query']

/** A name for what a list shows: for oneself, or for everybody in the tenant. */
export const savedViewRequest = z
  .object({ name: z.string().trim().min(1, 'Required').max(80), shared: z.boolean().optional() })
  .and(ofScreen)
export type SavedViewRequest = z.infer<typeof savedViewRequest>

/** The name and who sees it, as a form asks for them. */
export const savedViewName = z.object({
  name: z.string().trim().min(1, 'Required').max(80),
  shared: z.boolean(),
})

export const savedView = z
  .object({
    id: z.string(),
    name: z.string(),
    shared: z.boolean(),
    author: personName,
    at: z.iso.datetime(),
    /** Whether the caller may delete it: the author, and a Compliance Manager what is shared. */
    can: z.array(z.enum(['delete'])),
  })
  .and(ofScreen)
export type SavedView = z.infer<typeof savedView>

export const savedViewsQuery = z.object({ screen: viewScreen })

/** One's own and the shared ones of a screen, by name: never cut into parts, so `nextCursor` is always null. */
export const savedViews = z.object({
  items: z.array(savedView),
  nextCursor: z.null(),
  total: z.number().int(),
})
export type SavedViews = z.infer<typeof savedViews>
