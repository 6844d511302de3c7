import { z } from 'zod'
import { documentStatus } from './documents.ts'
import { jobStatus, jobType } from './jobs.ts'
import { MAX_BATCH_FILES } from './limits.ts'

export const documentsProgressRequest = z.object({
  ids: z.array(z.string().max(100)).min(1).max(MAX_BATCH_FILES),
})

/** Where a document is: its status and its latest job. */
export const documentProgress = z.object({
  id: z.string(),
  status: documentStatus,
  job: z
    .object({ jobType, status: jobStatus, progress: z.number().int(), message: z.string().nullable() })
    .nullable(),
})
export type DocumentProgress = z.infer<typeof documentProgress>

/** In the order they were asked for; what is not there (any more) is left out. */
export const documentsProgress = z.object({ items: z.array(documentProgress) })
export type DocumentsProgress = z.infer<typeof documentsProgress>
