import { z } from 'zod'
import { personName } from './members.ts'
import { violationFilter, violationSort } from './violations.ts'

const viewQuery = violationFilter.extend({ sort: violationSort.optional() })

/** A name for a set of filters: for oneself, or for everybody in the tenant. */
export const violationViewRequest = z.object({
  name: z.string().trim().min(1, 'Required').max(80),
  query: viewQuery,
  shared: z.boolean().optional(),
})
export type ViolationViewRequest = z.infer<typeof violationViewRequest>

export const violationView = z.object({
  id: z.string(),
  name: z.string(),
  query: viewQuery,
  shared: z.boolean(),
  author: personName,
  at: z.iso.datetime(),
  /** Whether the caller may delete it: the author, and a Compliance Manager what is shared. */
  can: z.array(z.enum(['delete'])),
})
export type ViolationView = z.infer<typeof violationView>

/** One's own and the shared ones, by name: never cut into parts, so `nextCursor` is always null. */
export const violationViews = z.object({
  items: z.array(violationView),
  nextCursor: z.null(),
  total: z.number().int(),
})
export type ViolationViews = z.infer<typeof violationViews>
