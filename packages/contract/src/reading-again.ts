import { z } from 'zod'

/** ISO 639-2/T: 'deu', 'fra'. */
const languageCode = z.string().regex(/^[a-z]{3}$/, 'A language is given by its code, such as deu or fra')

/**
 * `language` left out: as chosen before. null: found by itself. A code: this one, from now on. The choice is kept with
 * its author and time.
 */
export const reprocessRequest = z
  .object({ language: languageCode.nullable().optional() })
  // A call without a body means: again, as before.
  .nullish()
export type ReprocessRequest = z.infer<typeof reprocessRequest>

export const readingLanguage = z.object({
  code: z.string(),
  /** In English: 'German'. */
  name: z.string(),
  /** Whether its model is there; a paper can be read in it only then. */
  installed: z.boolean(),
})

/** Languages that papers can be read in, the most frequent on freight papers first. */
export const readingLanguages = z.array(readingLanguage)
export type ReadingLanguage = z.infer<typeof readingLanguage>
