import { z } from 'zod'
import { RESULT_RANGES, RESULT_SORTS, SCORE_BANDS, TRANSPORT_TYPES } from './choices.ts'
import { documentStatus } from './documents.ts'
import { timeZone } from './time-zone.ts'

export const transportType = z.enum(TRANSPORT_TYPES)
export type TransportType = z.infer<typeof transportType>

export const scoreBand = z.enum(SCORE_BANDS)
export type ScoreBand = z.infer<typeof scoreBand>

const range = z.object({
  /** 7, 30, 90 or 365; 30 by default. */
  days: z.enum(RESULT_RANGES).optional(),
  /** Whose days they are, such as 'Europe/Berlin'; UTC by default. */
  zone: timeZone.optional(),
})

/** What narrows the records. */
export const resultFilter = range.extend({
  /** In the name or the id of the document. */
  search: z.string().max(200).optional(),
  status: documentStatus.optional(),
  /** On the route. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  transportType: transportType.optional(),
  band: scoreBand.optional(),
  /** A violation of this type is open. */
  violationType: z.string().max(200).optional(),
  /** Submitted at or after this instant, and before that one: a part of the range. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
})
export type ResultFilter = z.infer<typeof resultFilter>

export const resultSort = z.enum(RESULT_SORTS)
export type ResultSort = z.infer<typeof resultSort>

export const resultsQuery = resultFilter.extend({
  /** 'newest' by default. */
  sort: resultSort.optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().optional(),
})
export type ResultsQuery = z.infer<typeof resultsQuery>

export const resultRecord = z.object({
  /** The document's id. */
  id: z.string(),
  documentId: z.string(),
  documentName: z.string(),
  submittedAt: z.iso.datetime(),
  /** When a check or a failure last ended its processing; null before. */
  processedAt: z.iso.datetime().nullable(),
  status: documentStatus,
  /** False: checked, and no rule judges it. */
  judged: z.boolean(),
  /** Of the latest check; null: not checked yet, or judged by no rule. */
  complianceScore: z.number().int().nullable(),
  /** Open ones. */
  violations: z.number().int(),
  /** On the route, taking over first. */
  countries: z.array(z.string()),
  transportTypes: z.array(transportType),
})
export type ResultRecord = z.infer<typeof resultRecord>

export const resultsList = z.object({
  items: z.array(resultRecord),
  nextCursor: z.string().nullable(),
  /** How many match, all pages together. */
  total: z.number().int(),
})
export type ResultsList = z.infer<typeof resultsList>

const count = z.number().int()
/** Milliseconds; null where nothing was measured. */
const duration = z.number().int().nullable()

const step = z.object({
  step: z.enum(['waiting', 'reading', 'checking']),
  completed: count,
  underWay: count,
  failed: count,
  average: duration,
  median: duration,
  /** 95 of 100 take no longer. */
  p95: duration,
})
export type ResultStep = z.infer<typeof step>

const part = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  submitted: count,
  checked: count,
  compliant: count,
})
export type ResultPart = z.infer<typeof part>

/** Of all documents submitted in the range, regardless of the other filters of the records. */
export const resultsSummary = z.object({
  from: z.iso.datetime(),
  submitted: count,
  checked: count,
  /** Those whose latest check has no open critical or high violation. */
  compliant: count,
  failed: count,
  underWay: count,
  violations: z.object({ found: count, open: count, waived: count, resolved: count }),
  /** From submission to the end of the first check. */
  averageProcessingMs: duration,
  medianProcessingMs: duration,
  /** Open violations, the most frequent first. */
  types: z.array(z.object({ type: z.string(), violations: count, documents: count })),
  /** By the number of documents with the country on their route. */
  countries: z.array(z.object({ country: z.string(), documents: count, checked: count, compliant: count })),
  steps: z.array(step),
  /** The range in days, weeks or months, oldest first. */
  parts: z.array(part),
  unit: z.enum(['day', 'week', 'month']),
})
export type ResultsSummary = z.infer<typeof resultsSummary>

export const resultsSummaryQuery = range
export type ResultsSummaryQuery = z.infer<typeof resultsSummaryQuery>

/** Picked one by one; more leave by the filter. */
export const MOST_PICKED_RESULTS = 300

const idsOfDocuments = z.string().max(MOST_PICKED_RESULTS * 37)

export const resultsExportQuery = resultFilter.extend({
  format: z.enum(['csv', 'xlsx']),
  sort: resultSort.optional(),
  /** Ids of documents, separated by commas: only those, whatever the filter. */
  ids: idsOfDocuments.optional(),
  /** Of what matches all but those. */
  except: idsOfDocuments.optional(),
})
export type ResultsExportQuery = z.infer<typeof resultsExportQuery>
