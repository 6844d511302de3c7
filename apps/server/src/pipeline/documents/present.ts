import type { Document, DocumentSummary, ProcessingJob } from '@efti-hub/contract'
import type { JobSummary } from './store.ts'
import type { DocumentRow, JobRow, ListFacts } from './tables.ts'

interface Gathered {
  jobs: readonly JobSummary[]
  duplicateOf: DocumentRow | undefined
  can: string[]
  deletion: Document['deletion']
  facts: ListFacts | undefined
  tags: string[]
}

export function presentDocument(
  row: DocumentRow,
  { jobs, duplicateOf, can, deletion, facts, tags }: Gathered,
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
    processingJobs: jobs.map(({ id, status }) => ({ id, status })),
    duplicateOf: duplicateOf
      ? {
          id: duplicateOf.id,
          originalName: duplicateOf.originalName,
          createdAt: duplicateOf.createdAt.toISOString(),
        }
      : null,
    can,
    judged: facts === undefined || !isNotJudged(facts),
    deletion,
    summary: presentSummary(row, facts, tags),
  }
}

/** Checked, and no rule judges it. */
const isNotJudged = ({ score, status }: ListFacts) =>
  score === null && (status === 'completed' || status === 'approved')

function presentSummary(row: DocumentRow, facts: ListFacts | undefined, tags: string[]): DocumentSummary {
  return {
    kind: facts?.kind ?? null,
    number: facts?.number ?? null,
    consignor: facts?.consignor ?? null,
    consignee: facts?.consignee ?? null,
    from: { town: facts?.fromTown ?? null, country: facts?.fromCountry ?? null },
    to: { town: facts?.toTown ?? null, country: facts?.toCountry ?? null },
    departure: facts?.departsAt ? facts.departure : null,
    score: facts?.score ?? null,
    open: {
      critical: facts?.openCritical ?? 0,
      high: facts?.openHigh ?? 0,
      medium: facts?.openMedium ?? 0,
      low: facts?.openLow ?? 0,
    },
    tags,
    ownerId: row.assignee ?? row.uploadedBy,
    assigneeId: row.assignee,
    waiting: row.waitingSince && { since: row.waitingSince.toISOString(), for: row.waitingFor ?? '' },
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
