import type { Act } from '../platform/record-act.ts'

export interface NamedDocument {
  id: string
  originalName: string
}

interface NamedJob {
  id: string
  jobType: 'ocr' | 'compliance'
}

const JOB_NAMES = { ocr: 'Text recognition', compliance: 'Compliance check' }

export function actOnDocument(
  { id, originalName }: NamedDocument,
  act: Omit<Act, 'resourceType' | 'resourceId' | 'resourceName' | 'documentId'>,
): Act {
  return { resourceType: 'document', resourceId: id, resourceName: originalName, ...act }
}

/** What happened to a job, under the name of its document: nobody knows a job by a name of its own. */
export function actOnJob(
  { id, jobType }: NamedJob,
  document: NamedDocument,
  act: Pick<Act, 'action' | 'details' | 'newValue'>,
): Act {
  return {
    resourceType: 'job',
    resourceId: id,
    resourceName: document.originalName,
    documentId: document.id,
    ...act,
    details: [JOB_NAMES[jobType], act.details].filter(Boolean).join(': '),
  }
}
