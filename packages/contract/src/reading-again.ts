import { z } from 'zod'

/** ISO 639-2/T: 'deu', 'fra'. */
const languageCode = z.string().regex(/^[a-z]{3}$/, 'A language is given by its code, such as deu or fra')

/**
 * `language` left out: as chosen before. null: found by itself. A code: this one, from now on. The choice is kept with
 * its author and time. No body at all means: again, as before.
 */
export const reprocessRequest = z.object({ language: languageCode.nullable().optional() }).nullish()
export type ReprocessRequest = z.infer<typeof reprocessRequest>

/** How many documents begin again. */
export const retriedAnswer = z.object({ retried: z.number().int().min(0) })
export type RetriedAnswer = z.infer<typeof retriedAnswer>

const readingLanguage = z.object({
  code: z.string(),
  /** In English: 'German'. */
  name: z.string(),
  /** Whether its model is there; a document can be read in it only then. */
  installed: z.boolean(),
})
export type ReadingLanguage = z.infer<typeof readingLanguage>

export const readingLanguages = z.object({
  /** What a person chose last for this document; `language` null: found by itself. Null when nobody chose. */
  chosen: z.object({ language: z.string().nullable(), createdAt: z.iso.datetime() }).nullable(),
  /** Languages that documents can be read in, the most frequent on freight documents first. */
  items: z.array(readingLanguage),
  /** Why the caller may not have the document read again; null when they may. */
  refusal: z.string().nullable(),
})
export type ReadingLanguages = z.infer<typeof readingLanguages>
