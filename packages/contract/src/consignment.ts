import { z } from 'zod'
import { MAX_TAKEN_TEXT } from './limits.ts'
import { personName } from './members.ts'
import { learned, remembering, rememberQuestion } from './partner-memory.ts'

export const measure = z.object({ value: z.number(), unit: z.string() })

/** What a value can be: text, count, flag, or a measure with its UN/ECE Recommendation 20 unit. */
export const consignmentValue = z.union([z.string(), z.number(), z.boolean(), measure])

export const evidence = z.object({
  page: z.number().int(),
  /** Left, top, right, bottom in page units (PDF points), origin at the top left. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  snippet: z.string(),
})

/** What a document can be. 'other' is no freight document; nothing is read from it. */
export const DOCUMENT_KINDS = [
  'cmr',
  'cim',
  'awb',
  'air-security',
  'bill-of-lading',
  'inland-waterway',
  'dangerous-goods',
  'waste-annex-vii',
  'waste-movement',
  'delivery-note',
  'packing-list',
  'invoice',
  // Data of a consignment without a document of their own kind.
  'consignment',
  'other',
] as const
export const documentKind = z.enum(DOCUMENT_KINDS)
export type DocumentKind = z.infer<typeof documentKind>

/** Why a value was read as it was; what does not apply is left out. */
export const valueReason = z.object({
  /** As printed, or the key of a data file. */
  label: z.string().optional(),
  /** Number of the form's box. */
  box: z.number().optional(),
  /** Its position relative to the label: 'in-box', 'right', 'below', 'column', 'pattern', 'kind', 'record', 'structured'. */
  place: z.string().optional(),
  /** Of a data file, from 1. */
  line: z.number().int().optional(),
  checks: z.array(z.string()),
  repairs: z.array(z.string()),
  competedWith: z.array(z.string()),
  /** Id of the document on which a person pointed to this value. */
  learnedFrom: z.string().optional(),
  /** Not printed: a sentence that states from what it follows. */
  derived: z.string().optional(),
  /** Of source 'ai': the model that pointed to the text, such as 'gpt-oss-120b at models.example.org'. */
  suggestedBy: z.string().optional(),
  /** What that model answered, word for word. */
  answered: z.string().optional(),
  /** Models that read the same as was read without them. */
  agreedBy: z.array(z.string()).optional(),
})
export type ValueReason = z.infer<typeof valueReason>

/** Who stated it, and when. */
const saidBy = z.object({ author: personName, at: z.iso.datetime() })

export const consignmentField = z.object({
  eftiId: z.string(),
  /** Relative to the consignment; `[n]`, counted from 1, on every element that may repeat. */
  path: z.string(),
  label: z.string(),
  value: consignmentValue,
  /** Of a code: what it means. */
  meaning: z.string().optional(),
  confidence: z.number(),
  /** 'ai': a model pointed to the text; it is on the page all the same, and never certain. */
  source: z.enum(['text', 'ocr', 'structured', 'person', 'ai']),
  evidence: evidence.nullable(),
  /** What the same text could mean as well: '23.760 kg' without another figure that shows how numbers are written. */
  alternatives: z.array(consignmentValue).optional(),
  /** False for what a person replaced or removed; given only when the history is requested. */
  inForce: z.boolean().optional(),
  /** Who entered the value, and when; given with the history, and only for values of people. */
  author: personName.optional(),
  at: z.iso.datetime().optional(),
  /** Of a value that a person marked as absent from the document: who, and when. */
  takenAway: saidBy.optional(),
  /** Of what the machine read, with the history; of what it derived, always. */
  why: valueReason.optional(),
})
export type ConsignmentField = z.infer<typeof consignmentField>

export const subsetChoice = z.object({ id: z.string(), reason: z.string() })

/** A value that a choice of subset rests on. */
const subsetEvidence = z.object({
  path: z.string(),
  label: z.string(),
  value: z.string(),
  /** Text on the document that it was read from; null where it was not printed. */
  printed: z.string().nullable(),
  /** Not printed: what it follows from, in a sentence. */
  derived: z.string().nullable(),
})

export const shownSubset = subsetChoice.extend({
  /** A person decided it, against or beyond what the data show. */
  byHand: z.boolean(),
  evidence: z.array(subsetEvidence),
})
export type ShownSubset = z.infer<typeof shownSubset>

/** What the data cannot answer and a person may: yes, no, or not answered (null). */
export const consignmentQuestion = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.boolean().nullable(),
})
export type ConsignmentQuestion = z.infer<typeof consignmentQuestion>

/** How a kind came to be known. */
export const kindFacts = z.object({
  /** Of what the machine saw, 0 to 1. */
  kindConfidence: z.number(),
  /** What the machine saw, also where a person chose another kind. */
  kindAsRead: z.string(),
  /** Who chose the kind, and when; null where the machine's reading applies. */
  kindChosen: saidBy.nullable(),
  /** Taken over and delivered in one country, as far as the document shows it. */
  isDomestic: z.boolean(),
})
export type KindFacts = z.infer<typeof kindFacts>

export const consignmentAnswer = kindFacts.extend({
  kind: z.string(),
  language: z.string().nullable(),
  /** What a person should know of how it was read, in sentences: what of a file was not understood. */
  notes: z.array(z.string()),
  subsets: z.array(shownSubset),
  /** Those that one would look for and that do not apply, and those that a person ruled out. */
  ruledOut: z.array(shownSubset),
  questions: z.array(consignmentQuestion),
  fields: z.array(consignmentField),
  /** The dangerous goods are counted as the goods lines are: what has the same number is one line. */
  oneGoodsList: z.boolean(),
  /** Values that people removed, as they were then; nothing replaced them. */
  takenAway: z.array(consignmentField),
})
export type ConsignmentAnswer = z.infer<typeof consignmentAnswer>

export const consignmentQuery = z.object({
  /** 'true': earlier values too, each after the one that replaced it. */
  history: z.enum(['true', 'false']).optional(),
})

/** Where a person took a value from. */
export const takenEvidence = z.object({
  page: z.number().int().min(1).max(100_000),
  /** As in `evidence`; null on pages of formats without places. */
  box: evidence.shape.box,
  /** The text there, as it is printed. */
  snippet: z.string().trim().min(1).max(MAX_TAKEN_TEXT),
})
export type TakenEvidence = z.infer<typeof takenEvidence>

const MOST_CORRECTIONS = 500

/** New facts beside what was read; all of them are taken, or none. */
export const correctionRequest = z.object({
  corrections: z
    .array(
      z.object({
        path: z.string().min(1).max(500),
        /** null: the document contains no such value. */
        value: consignmentValue.nullable(),
        /** Kept where the page has the value there; a place that is not on the document is refused. */
        evidence: takenEvidence.optional(),
        /**
         * The value that the caller saw in force; null: none. Another one by now, that is not `value` either, is refused with
         * `changed_meanwhile`. Left out: whatever is there is replaced.
         */
        seen: consignmentValue.nullable().optional(),
      }),
    )
    .max(MOST_CORRECTIONS)
    .optional(),
  /** null: as the machine sees it. */
  kind: documentKind.nullable().optional(),
  /** Subsets that a person adds or takes away; `applies` null leaves the choice to the data again. */
  subsets: z
    .array(
      z.object({
        id: z.string().max(20),
        applies: z.boolean().nullable(),
        reason: z.string().trim().min(1).max(500).optional(),
      }),
    )
    .max(200)
    .optional(),
  /** Answers to the questions; null takes an answer back. */
  answers: z
    .array(z.object({ id: z.string().max(50), answer: z.boolean().nullable() }))
    .max(200)
    .optional(),
  /** Left out: 'always'. */
  remember: remembering.optional(),
})
export type CorrectionRequest = z.infer<typeof correctionRequest>

export const correctionAnswer = consignmentAnswer.extend({
  /** New facts; 0 when nothing changed. */
  stored: z.number().int(),
  /** Ids of the new corrections, in the order of the request: their author can withdraw them. */
  correctionIds: z.array(z.number().int()),
  /** Ids of the new choices and answers: their author can withdraw them. */
  choiceIds: z.array(z.number().int()),
  /** What each new correction taught about the sender's other documents, or why nothing. */
  learned: z.array(learned).optional(),
  /** With `remember: 'ask'`: places that were corrected a second time, and that nobody has answered about. */
  rememberPlaces: z.array(rememberQuestion).optional(),
})
export type CorrectionAnswer = z.infer<typeof correctionAnswer>

/** A value that somebody changed since the caller saw it. */
export const valueConflict = z.object({
  path: z.string(),
  label: z.string(),
  /** In force now; null: removed. */
  value: consignmentValue.nullable(),
  /** Null: no person, it was read again. */
  author: personName.nullable(),
  at: z.iso.datetime().nullable(),
})
export type ValueConflict = z.infer<typeof valueConflict>

const factIds = z.array(z.number().int().min(1)).min(1).max(MOST_CORRECTIONS)

/** Either corrections or choices of the caller's own, by their ids: all of them are withdrawn, or none. */
export const withdrawalRequest = z
  .object({
    corrections: factIds.optional(),
    /** Of the kind, of subsets, and answers. */
    choices: factIds.optional(),
    /** For what is learned again from earlier corrections; left out: 'always'. */
    remember: remembering.optional(),
  })
  .refine(({ corrections, choices }) => (corrections === undefined) !== (choices === undefined), {
    message: "State either 'corrections' or 'choices'.",
  })
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>
