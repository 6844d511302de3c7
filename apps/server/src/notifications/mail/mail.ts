import { z } from 'zod'

/** As it lies in the queue; `html` and `text` say the same. */
export const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** What a mail program posts to when its reader wants no more of these (RFC 8058). */
  unsubscribe: z.url().optional(),
})
export type Mail = z.infer<typeof mail>
