import { z } from 'zod'

/** As it lies in the queue; `html` and `text` say the same. */
export const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() })
export type Mail = z.infer<typeof mail>
