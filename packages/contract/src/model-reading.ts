import { z } from 'zod'

const modelReading = z.object({
  /** Such as 'gpt-oss-120b at models.example.org'. */
  provider: z.string(),
  askedAt: z.iso.datetime(),
  /** What was sent, word for word. */
  instructions: z.string(),
  content: z.string(),
  /** Numbers of the pages whose pictures went with it. */
  pictures: z.array(z.number()),
  answers: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      text: z.string(),
      /** Why it became no value; null: it did, or it says what was read without it. */
      refused: z.string().nullable(),
    }),
  ),
})

/** What a model was given when the document was read last with one, and what it answered; null: none was asked. */
export const modelReadingAnswer = z.object({ reading: modelReading.nullable() })
export type ModelReadingAnswer = z.infer<typeof modelReadingAnswer>
