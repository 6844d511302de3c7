import { z } from 'zod'
import { measure } from './consignment.ts'
import { documentStatus, openCounts } from './documents.ts'
import { personName } from './members.ts'
import { rememberQuestion } from './partner-memory.ts'
import { severity } from './violations.ts'

export const CONSIGNMENT_PHASES = ['planned', 'loaded', 'under-way', 'delivered'] as const
export const consignmentPhase = z.enum(CONSIGNMENT_PHASES)
export type ConsignmentPhase = z.infer<typeof consignmentPhase>

/** What was set by a person stays until a person leaves it to the documents again. */
const phaseFactCode = z.enum([
  'consignee-signed',
  'delivered',
  'carrier-signed',
  'taken-over',
  'loaded',
  'consignor-signed',
  'taken-over-today',
  'planned',
  'unknown',
])
export type PhaseFactCode = z.infer<typeof phaseFactCode>

export const phaseAnswer = z.object({
  value: consignmentPhase,
  /** What shows it, with its day ('YYYY-MM-DD') and document; null where a person set it. */
  fact: z
    .object({ code: phaseFactCode, day: z.string().nullable(), documentName: z.string().nullable() })
    .nullable(),
  setBy: z.object({ author: personName, at: z.iso.datetime() }).nullable(),
})

/** One thing that keeps a consignment from being ready. */
export const obstacle = z.object({
  about: z.enum(['contradiction', 'required', 'document']),
  text: z.string(),
  documentId: z.string().nullable(),
})
export type Obstacle = z.infer<typeof obstacle>

export const consignmentRow = z.object({
  id: z.string(),
  /** What people call it: the number of its transport document, else the name of its first document. */
  title: z.string(),
  ready: z.boolean(),
  /** Empty exactly when it is ready. */
  obstacles: z.array(obstacle),
  phase: phaseAnswer,
  consignor: z.string().nullable(),
  consignee: z.string().nullable(),
  /** Town and country, as far as the documents give them. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** As written, the day of taking over. */
  takingOver: z.string().nullable(),
  documentsCount: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type ConsignmentRow = z.infer<typeof consignmentRow>

export const consignmentDocument = z.object({
  id: z.string(),
  originalName: z.string(),
  kind: z.string(),
  status: documentStatus,
  /** False: checked, and no rule judges it. */
  judged: z.boolean(),
  score: z.number().nullable(),
  /** Open critical and high violations. */
  blocking: z.number().int(),
  open: openCounts,
  /** Why it is here; null for a document without others. */
  link: z
    .object({
      reason: z.string(),
      /** Null: the product linked it. */
      author: personName.nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
})
export type ConsignmentDocument = z.infer<typeof consignmentDocument>

/**
 * 'document': it is among the documents. 'confirmed': a person stated that it is carried with the goods. 'carried': it belongs in the
 * cab, and by the settings the vehicles of the organisation carry it.
 */
export const requiredDocument = z.object({
  code: z.string(),
  name: z.string(),
  /** Why it is asked for, in a sentence. */
  reason: z.string(),
  clause: z.string(),
  state: z.enum(['document', 'confirmed', 'carried', 'missing']),
  /** It is carried in the cab on every journey, such as the instructions in writing. */
  inCab: z.boolean(),
  documentId: z.string().nullable(),
  confirmedBy: z.object({ author: personName, at: z.iso.datetime() }).nullable(),
})
export type RequiredDocument = z.infer<typeof requiredDocument>

/** As data, in the units in which documents are compared: a mass in kilograms, a count, a text or date, UN numbers. */
export const comparedValue = z.union([z.string(), z.number(), measure, z.array(z.string())])
export type ComparedValue = z.infer<typeof comparedValue>

/** What the documents state about one fact; `agrees` false: it is listed as a contradiction. */
export const comparedField = z.object({
  code: z.string(),
  label: z.string(),
  severity,
  agrees: z.boolean(),
  /** Why values that differ may be right, such as a part load; null where none is needed. */
  note: z.string().nullable(),
  values: z.array(
    z.object({
      documentId: z.string(),
      documentName: z.string(),
      value: comparedValue,
      path: z.string().nullable(),
      disagrees: z.boolean(),
    }),
  ),
})
export type ComparedField = z.infer<typeof comparedField>

/** Documents of one consignment that cannot all be right: an entry of the consignment, no violation of the documents. */
export const contradiction = z.object({
  code: z.string(),
  label: z.string(),
  eftiId: z.string(),
  severity,
  /** Open, it keeps the consignment from being ready. */
  blocks: z.boolean(),
  clause: z.string(),
  remedy: z.string(),
  /** Each value once, with the documents that give it; empty once one value was chosen. */
  values: z.array(
    z.object({
      value: comparedValue,
      documents: z.array(
        z.object({ id: z.string(), originalName: z.string(), kind: z.string(), path: z.string() }),
      ),
    }),
  ),
  /** One value can be put in force in all documents; false where they are about parts of the goods, or name more goods than others. */
  canSettle: z.boolean(),
  /** Who chose which value, and when; null while the documents still differ. */
  settled: z.object({ value: comparedValue, author: personName, at: z.iso.datetime() }).nullable(),
  /** Who stated that all of the values are correct, and why; null once one of them changes. */
  accepted: z.object({ reason: z.string(), author: personName, at: z.iso.datetime() }).nullable(),
})
export type Contradiction = z.infer<typeof contradiction>

/** 'This is right': one of the values of the contradiction. */
export const contradictionChoice = z.object({ value: comparedValue })
export type ContradictionChoice = z.infer<typeof contradictionChoice>

/** 'Both are correct': all of the values, as the person saw them. */
export const contradictionAcceptance = z.object({
  reason: z.string().trim().min(1, 'A reason is needed').max(2000),
  values: z.array(comparedValue).min(2).max(100),
})
export type ContradictionAcceptance = z.infer<typeof contradictionAcceptance>

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

export const consignmentCan = z.enum(['link', 'phase', 'confirm', 'settle', 'manage'])

export const consignmentDetail = consignmentRow.extend({
  papers: z.array(consignmentDocument),
  required: z.array(requiredDocument),
  compared: z.array(comparedField),
  contradictions: z.array(contradiction),
  /** Whether the vehicles of the organisation carry what belongs in the cab; null: nobody has answered yet. */
  carriedInCab: z.boolean().nullable(),
  cabotage: z.array(cabotageWatch),
  can: z.array(consignmentCan),
})
export type ConsignmentDetail = z.infer<typeof consignmentDetail>

/** With what a person is asked about the documents that were corrected. */
export const contradictionSettled = consignmentDetail.extend({
  rememberPlaces: z.array(rememberQuestion.extend({ documentId: z.string() })),
})
export type ContradictionSettled = z.infer<typeof contradictionSettled>

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
    /** Null: left to the documents again. */
    phase: consignmentPhase.nullable(),
    /** Required documents that travel with the goods without being uploaded, by their codes. */
    confirmed: z.array(z.object({ code: z.string().max(100), confirmed: z.boolean() })).max(20),
  })
  .partial()
export type ConsignmentChange = z.infer<typeof consignmentChange>

/** Sent over the live socket after the documents of a consignment changed, or what people decided about it. */
export const consignmentsUpdate = z.object({
  type: z.literal('consignments_update'),
  data: z.object({ consignmentIds: z.array(z.string()), documentIds: z.array(z.string()) }),
})
export type ConsignmentsUpdate = z.infer<typeof consignmentsUpdate>
