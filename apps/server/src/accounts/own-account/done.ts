import { z } from 'zod'

/** The answer of a call that has nothing else to answer; `warning` is about a new password. */
export const done = z.object({ done: z.literal(true), warning: z.string().optional() })
