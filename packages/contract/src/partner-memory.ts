import { z } from 'zod'

export const partnerMemoryQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().optional(),
})

/**
 * Whether later documents are read by a place: 'proposed' until somebody has answered the question about it, 'kept' after Yes, 'declined'
 * after No.
 */
export const placeState = z.enum(['proposed', 'kept', 'declined'])
export type PlaceState = z.infer<typeof placeState>

/** What one correction taught about the documents of one sender in one form. Never crosses tenants. */
export const lesson = z.object({
  id: z.string(),
  /** As the document names the consignor; '' for documents that name none. */
  sender: z.string(),
  eftiId: z.string(),
  path: z.string(),
  label: z.string(),
  /** Kind of the documents that it applies to; null: of all, as lessons from before kinds were kept. */
  kind: z.string().nullable(),
  page: z.number().int(),
  /** Left, top, right, bottom in page units, on the document that was corrected; null where the file has no pages. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** The words before or above the value, by which it is found wherever they are; null: by its place alone. */
  printedLabel: z.string().nullable(),
  /** Words of the form by which the place is found again. */
  near: z.array(z.string()),
  /** True: what is in this place is not the value. */
  refused: z.boolean(),
  /** Of the place, which several lessons may say the same of; for the answer whether to remember it. */
  placeId: z.string(),
  state: placeState,
  /** Id of the document. */
  learnedFrom: z.string(),
  /** Its name. */
  learnedFromName: z.string(),
  /** How many other documents were read with it; null for what is refused, which leaves no trace. */
  papersReadWithIt: z.number().int().nullable(),
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

export const WHY_NOT_LEARNED = [
  /** Values of data files are found by their keys, not by places. */
  'data-file',
  'not-on-paper',
  'several-places',
  /** It was read from the right place and only spelled otherwise, or a doubtful reading was confirmed. */
  'right-place',
  /** Too few words of the form around it to know the place by. */
  'no-surroundings',
  /** The machine's reading applies again. */
  'taken-back',
] as const
export type WhyNotLearned = (typeof WHY_NOT_LEARNED)[number]

/** What one correction did to the memory of its sender's documents. */
export const learned = z.object({
  path: z.string(),
  label: z.string(),
  /** 'forgotten': what this document had taught about the value before is gone, and nothing came in its place. */
  outcome: z.enum(['learned', 'not-learned', 'forgotten']),
  /** Null exactly when something was learned. */
  reason: z.enum(WHY_NOT_LEARNED).nullable(),
  lessonId: z.string().nullable(),
  /** Whether later documents are read by it; null when nothing was learned. */
  state: placeState.nullable(),
  /** As the document names the consignor; '' for documents that name none. */
  sender: z.string(),
  /** Kind of the documents that it applies to. */
  kind: z.string(),
  /** The words before or above the value; null where it is found by its place. */
  printedLabel: z.string().nullable(),
  /** All of this in a sentence. */
  message: z.string(),
})
export type Learned = z.infer<typeof learned>

/**
 * What becomes of the places of corrected values. 'always': later documents of the sender are read by them from now on. 'ask': only once
 * somebody has answered Yes to the question that comes with the second identical correction.
 */
export const remembering = z.enum(['ask', 'always'])
export type Remembering = z.infer<typeof remembering>

/** 'Remember this place for X?': the same field was corrected to the same place on a second document of the sender. */
export const rememberQuestion = z.object({
  /** Of the place, for the answer. */
  id: z.string(),
  path: z.string(),
  /** In words. */
  field: z.string(),
  /** As the document names the consignor; '' for documents that name none. */
  sender: z.string(),
  kind: z.string(),
  /** True: whether to stop reading the value from this place. */
  refused: z.boolean(),
})
export type RememberQuestion = z.infer<typeof rememberQuestion>

const MOST_PLACES = 500

export const placesAnswer = z.object({
  /** Ids of places. */
  places: z.array(z.uuid()).min(1).max(MOST_PLACES),
  /** Null: undoes the answer; the question comes again with the next identical correction. */
  remember: z.boolean().nullable(),
})
export type PlacesAnswer = z.infer<typeof placesAnswer>
