import type { JobUpdate, ProcessingJob } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
import { jobsQuery, liveProgressQuery } from '../../api/queries/documents.ts'

export type Update = JobUpdate['data']

/** What has to be read again after an update: nothing while a job only moves on within its status. */
export interface Stale {
  /** 'all': too many to name. */
  documentIds: readonly string[] | 'all'
  violations: boolean
  notifications?: boolean
  audit?: boolean
}

/** Moves the figures on screen in place, and answers what else the update has made out of date. */
export function applyJobUpdate(client: QueryClient, update: Update): Stale | null {
  const documentId = update.documentId ?? documentOfJob(client, update.jobId)
  const ended = update.status === 'completed' || update.status === 'failed'
  if (!documentId) return ended ? { documentIds: 'all', violations: true } : null
  const { queryKey } = liveProgressQuery(documentId)
  const before = client.getQueryData(queryKey)
  client.setQueryData(queryKey, ended ? null : update)
  client.setQueryData(jobsQuery(documentId).queryKey, (jobs) => jobs?.map((job) => moveOn(job, update)))

  const sameStatus = before?.jobId === update.jobId && before.status === update.status
  return sameStatus ? null : { documentIds: [documentId], violations: ended }
}

/** By the lists of jobs that somebody has opened: a message need not name the document. */
function documentOfJob(client: QueryClient, jobId: string): string | undefined {
  const lists = client.getQueriesData<ProcessingJob[]>({
    predicate: ({ queryKey }) => queryKey[0] === '/api/documents' && queryKey[2] === 'jobs',
  })
  return lists.flatMap(([, jobs]) => jobs ?? []).find(({ id }) => id === jobId)?.documentId
}

function moveOn(job: ProcessingJob, update: Update): ProcessingJob {
  if (job.id !== update.jobId) return job
  return { ...job, status: update.status, progress: update.progress, message: update.message }
}
