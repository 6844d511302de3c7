import { z } from 'zod'

/** Days that a figure of the dashboard is compared over: these, and as many before them. */
export const DASHBOARD_DAYS = 30

const count = z.number().int()

/** `before`: of the days before; null where the organisation is younger than the figure. */
const compared = z.object({ last: count, before: count.nullable() })
export type Compared = z.infer<typeof compared>

/** The figures of the dashboard. Null is a figure that does not exist, which is not zero. */
export const dashboard = z.object({
  documents: z.object({
    total: count,
    /** Uploaded in these days. */
    uploaded: compared,
  }),
  compliance: z.object({
    /** Compliant of checked documents, 0 to 1; null while nothing is checked. */
    rate: z.number().nullable(),
    checked: count,
    compliant: count,
    /** The same of the documents uploaded in these days. */
    last: z.number().nullable(),
    before: z.number().nullable(),
  }),
  /** Members who did something, of all members. */
  people: z.object({ members: count, active: compared }),
  /** Countries on the routes of the documents. */
  countries: z.object({
    total: count,
    /** Of the documents uploaded in these days. */
    routes: compared,
    /** The most frequent, by code. */
    most: z.array(z.object({ code: z.string(), documents: count })),
  }),
})
export type Dashboard = z.infer<typeof dashboard>
