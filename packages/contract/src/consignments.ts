import { z } from 'zod'
import { documentStatus } from './documents.ts'
import { personName } from './members.ts'
import { severity } from './violations.ts'

export const CONSIGNMENT_PHASES = ['planned', 'loaded', 'under-way', 'delivered'] as const
export const consignmentPhase = z.enum(CONSIGNMENT_PHASES)
export type ConsignmentPhase = z.infer<typeof consignmentPhase>

/** What was set by a person stays until a person leaves it to the papers again. */
export const phaseAnswer = z.object({
  value: consignmentPhase,
  /** In a sentence. */
  reason: z.string(),
  setBy: z.object({ author: personName, at: z.iso.datetime() }).nullable(),
})

/** One thing that keeps a consignment from being ready. */
export const obstacle = z.object({ text: z.string(), documentId: z.string().nullable() })
export type Obstacle = z.infer<typeof obstacle>

export const consignmentRow = z.object({
  id: z.string(),
  /** What people call it: the number of its transport document, else the name of its first paper. */
  title: z.string(),
  ready: z.boolean(),
  /** Empty exactly when it is ready. */
  obstacles: z.array(obstacle),
  phase: phaseAnswer,
  consignor: z.string().nullable(),
  consignee: z.string().nullable(),
  /** Town and country, as far as the papers name them. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** As written, the day of taking over. */
  takingOver: z.string().nullable(),
  documentsCount: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type ConsignmentRow = z.infer<typeof consignmentRow>

export const consignmentPaper = z.object({
  id: z.string(),
  originalName: z.string(),
  kind: z.string(),
  status: documentStatus,
  score: z.number().nullable(),
  /** Open critical and high violations. */
  blocking: z.number().int(),
  /** Why it is here; null for a paper that stands alone. */
  link: z
    .object({
      reason: z.string(),
      /** Null: the product linked it. */
      author: personName.nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
})
export type ConsignmentPaper = z.infer<typeof consignmentPaper>

/** 'document': it is among the papers. 'confirmed': a person said that it travels with the goods. */
export const requiredPaper = z.object({
  code: z.string(),
  name: z.string(),
  /** Why it is asked for, in a sentence. */
  reason: z.string(),
  clause: z.string(),
  state: z.enum(['document', 'confirmed', 'missing']),
  documentId: z.string().nullable(),
  confirmedBy: z.object({ author: personName, at: z.iso.datetime() }).nullable(),
})
export type RequiredPaper = z.infer<typeof requiredPaper>

/** What the papers say of one thing; `agrees` false: a violation on each that is named. */
export const comparedField = z.object({
  code: z.string(),
  label: z.string(),
  severity,
  agrees: z.boolean(),
  /** Why values that differ may stand, such as a part load; null where none is needed. */
  note: z.string().nullable(),
  values: z.array(
    z.object({
      documentId: z.string(),
      documentName: z.string(),
      /** As people read it, with its unit. */
      value: z.string(),
      path: z.string().nullable(),
      disagrees: z.boolean(),
    }),
  ),
})
export type ComparedField = z.infer<typeof comparedField>

export const cabotageOperation = z.object({
  consignmentId: z.string(),
  documentId: z.string(),
  title: z.string(),
  /** Days, as written. */
  from: z.string(),
  to: z.string(),
  /** Which of the operations after the incoming carriage. */
  number: z.number().int(),
  /** What it breaks, in sentences. */
  breaches: z.array(z.string()),
  isThis: z.boolean(),
})

/** Regulation (EC) No 1072/2009, Article 8, for the vehicle of this consignment in one Member State. */
export const cabotageWatch = z.object({
  vehicle: z.string(),
  country: z.string(),
  incoming: z
    .object({ consignmentId: z.string(), title: z.string(), unloaded: z.string(), isAssumed: z.boolean() })
    .nullable(),
  operations: z.array(cabotageOperation),
  /** The last day on which an operation may end; null as long as the incoming carriage is not known. */
  lastDay: z.string().nullable(),
  /** How many operations are left after these. */
  left: z.number().int(),
  /** The first day on which another operation may begin once these have ended. */
  freeAgain: z.string(),
})
export type CabotageWatch = z.infer<typeof cabotageWatch>

export const consignmentCan = z.enum(['link', 'phase', 'confirm'])

export const consignmentDetail = consignmentRow.extend({
  papers: z.array(consignmentPaper),
  required: z.array(requiredPaper),
  compared: z.array(comparedField),
  cabotage: z.array(cabotageWatch),
  can: z.array(consignmentCan),
})
export type ConsignmentDetail = z.infer<typeof consignmentDetail>

export const consignmentsQuery = z.object({
  /** In numbers, parties, places, vehicles, containers and names of files. */
  search: z.string().max(200).optional(),
  ready: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().optional(),
})
export type ConsignmentsQuery = z.infer<typeof consignmentsQuery>

export const consignmentsList = z.object({
  items: z.array(consignmentRow),
  nextCursor: z.string().nullable(),
  /** How many match the filters; counted no further than 1,000, and then `totalIsExact` is false. */
  total: z.number().int(),
  totalIsExact: z.boolean(),
})
export type ConsignmentsList = z.infer<typeof consignmentsList>

export const consignmentLink = z.object({ documentId: z.string() })

export const consignmentChange = z
  .object({
    /** Null: left to the papers again. */
    phase: consignmentPhase.nullable(),
    /** Required papers that travel with the goods without being uploaded, by their codes. */
    confirmed: z.array(z.object({ code: z.string().max(100), confirmed: z.boolean() })).max(20),
  })
  .partial()
export type ConsignmentChange = z.infer<typeof consignmentChange>

/** Sent over the live socket after the papers of a consignment changed, or what people said about it. */
export const consignmentsUpdate = z.object({
  type: z.literal('consignments_update'),
  data: z.object({ consignmentIds: z.array(z.string()), documentIds: z.array(z.string()) }),
})
export type ConsignmentsUpdate = z.infer<typeof consignmentsUpdate>
