import { z } from 'zod'

/** A text that has to be there, in the screen's own words; what it may be is for the contract's schema to say. */
export const needed = <Schema extends z.ZodType<unknown, string>>(schema: Schema, message: string) =>
  z
    .string()
    .refine((text) => text.trim() !== '', message)
    .pipe(schema)

/** A number as people type it, with a comma or a point. */
export const typedNumber = (text: string) => Number(text.replace(',', '.'))

/** What may stay empty. */
export const orNull = z.string().transform((text) => text || null)
