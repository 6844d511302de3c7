import { z } from 'zod'

/** A text that has to be there, in the screen's own words; the contract's schema defines what is valid. */
export const needed = <Schema extends z.ZodType<unknown, string>>(schema: Schema, message: string) =>
  z
    .string()
    .refine((text) => text.trim() !== '', message)
    .pipe(schema)

/** A number as people type it, with a comma or a point. */
export const typedNumber = (text: string) => Number(text.replace(',', '.'))

/** What may stay empty. */
export const orNull = z.string().transform((text) => text || null)
