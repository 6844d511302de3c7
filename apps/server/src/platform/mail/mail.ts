import { z } from 'zod'

/** As it is kept in the queue; `html` and `text` have the same content. */
export const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** What a mail program posts to when its reader wants no more of these (RFC 8058). */
  unsubscribe: z.url().optional(),
})
export type Mail = z.infer<typeof mail>
