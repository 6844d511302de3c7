import { z } from 'zod'

export const retentionRun = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** Null while it is under way. */
  finishedAt: z.iso.datetime().nullable(),
  /** The retention as it was set then. */
  days: z.number().int().nullable(),
  documents: z.number().int(),
  /** Uploads that nobody finished. */
  uploads: z.number().int(),
  /** Originals that are gone from the disk. */
  files: z.number().int(),
})
export type RetentionRun = z.infer<typeof retentionRun>

export const retentionStatus = z.object({
  /** Null: documents are kept. */
  days: z.number().int().nullable(),
  nextRunAt: z.iso.datetime().nullable(),
  /** Documents that the next run deletes. */
  due: z.number().int(),
  /** Documents that it would delete, were they not on hold. */
  onHold: z.number().int(),
  /** When the next document after those is due. */
  nextDueAt: z.iso.datetime().nullable(),
  /** The latest first. */
  runs: z.array(retentionRun),
})
export type RetentionStatus = z.infer<typeof retentionStatus>

export const holdRequest = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'A reason is required')
    .max(500)
    .regex(/^\P{Cc}*$/u),
})

export const documentHold = z.object({
  hold: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
})
export type DocumentHold = z.infer<typeof documentHold>
