import { z } from 'zod'

export const jobType = z.enum(['ocr', 'compliance'])
export type JobType = z.infer<typeof jobType>

export const jobStatus = z.enum(['queued', 'running', 'processing', 'completed', 'failed'])
export type JobStatus = z.infer<typeof jobStatus>

export const ocrResult = z.object({
  /** Mean over the words, 0 to 1; 1 for exact text. */
  confidence: z.number(),
  /** The whole text, cut only above 1 MB (`truncated` is then true). */
  extractedText: z.string(),
  truncated: z.boolean().optional(),
  pages: z.number().int().optional(),
})
export type OcrResult = z.infer<typeof ocrResult>

export const complianceResult = z.object({
  /** Null: no rule judges the document. */
  score: z.number().nullable(),
  violationsCount: z.number().int(),
})
export type ComplianceResult = z.infer<typeof complianceResult>

export const processingJob = z.object({
  id: z.string(),
  documentId: z.string(),
  jobType,
  status: jobStatus,
  progress: z.number().int().min(0).max(100),
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  result: z.union([ocrResult, complianceResult]).nullable(),
})
export type ProcessingJob = z.infer<typeof processingJob>

export const socketInfo = z.object({
  wsUrl: z.string(),
  ticket: z.string().optional().describe('The second entry of `Sec-WebSocket-Protocol`, after `efti-hub`'),
})

export type SocketInfo = z.infer<typeof socketInfo>

/** What the live socket sends. The four specified fields of `data` are always there; this server sends the others too. */
export const jobUpdate = z.object({
  type: z.literal('job_update'),
  data: z.object({
    jobId: z.string(),
    status: jobStatus,
    message: z.string(),
    progress: z.number(),
    documentId: z.string().optional(),
    jobType: jobType.optional(),
    documentName: z.string().optional().describe('Once the job has ended'),
    uploadedBy: z.string().optional().describe('Id of a person; once the job has ended'),
    followsReading: z
      .boolean()
      .optional()
      .describe('Of a check: the document was read before it, not corrected; once the job has ended'),
  }),
})
export type JobUpdate = z.infer<typeof jobUpdate>
