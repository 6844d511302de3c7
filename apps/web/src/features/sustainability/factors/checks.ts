import { ownFactor } from '@efti-hub/contract'
import { z } from 'zod'
import { needed, orNull, typedNumber } from '../../../forms/texts.ts'
import { factorWords as words } from '../../../words/emissions.ts'

const { wtt, ttw, source, edition, validFrom, validUntil } = ownFactor.shape
const number = (schema: z.ZodType<number, number>) =>
  z
    .string()
    .refine((text) => text.trim() !== '' && typedNumber(text) >= 0, words.required)
    .transform(typedNumber)
    .pipe(schema)

/** A factor as it is typed: numbers with a comma or a point, and fields that may stay empty. */
export const ownFactorForm = z.object({
  wtt: number(wtt),
  ttw: number(ttw),
  source: needed(source, words.required),
  edition: z
    .string()
    .transform((text) => text || undefined)
    .pipe(edition),
  validFrom: orNull.pipe(validFrom.unwrap()),
  validUntil: orNull.pipe(validUntil.unwrap()),
})
