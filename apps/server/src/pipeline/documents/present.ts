import type { Document, ProcessingJob } from '@efti-hub/contract'
import type { JobSummary } from './store.ts'
import type { DocumentRow, JobRow } from './tables.ts'

export function presentDocument(
  row: DocumentRow,
  jobs: JobSummary[],
  duplicateOf: DocumentRow | undefined,
  can: string[],
  judged: boolean,
  deletion: Document['deletion'],
): Document {
  const createdAt = row.createdAt.toISOString()
  return {
    id: row.id,
    tenantId: row.tenantId,
    status: row.status,
    originalName: row.originalName,
    fileName: row.fileName,
    fileSize: row.fileSize,
    mimeType: row.mimeType,
    fileUrl: row.fileUrl,
    documentType: row.documentType,
    createdAt,
    uploadedAt: createdAt,
    processingJobs: jobs.filter((job) => job.documentId === row.id).map(({ id, status }) => ({ id, status })),
    duplicateOf: duplicateOf
      ? {
          id: duplicateOf.id,
          originalName: duplicateOf.originalName,
          createdAt: duplicateOf.createdAt.toISOString(),
        }
      : null,
    can,
    judged,
    deletion,
  }
}

export function presentJob(row: JobRow): ProcessingJob {
  return {
    id: row.id,
    documentId: row.documentId,
    jobType: row.jobType,
    status: row.status,
    progress: row.progress,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    result: row.result,
  }
}
