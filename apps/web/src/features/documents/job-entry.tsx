import type { ProcessingJob } from '@efti-hub/contract'
import { Progress } from '../../ui/progress.tsx'
import { jobTypeLabels, jobsWords as words } from '../../words/documents.ts'
import { JobResult } from './job-result.tsx'
import { isJobAtWork, JobStatusBadge } from './job-status.tsx'
import { JobTimes } from './job-times.tsx'
import { StopJob } from './stop-job.tsx'

export function JobEntry({ job }: { job: ProcessingJob }) {
  const { name, meaning } = jobTypeLabels[job.jobType]
  const atWork = isJobAtWork(job.status)
  const queued = job.status === 'queued'
  return (
    <li className="px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-semibold">
          {name} <span className="ml-1 font-normal text-ink-muted">{meaning}</span>
        </h3>
        <div className="flex shrink-0 items-center gap-2">
          {atWork && <StopJob documentId={job.documentId} jobName={name} />}
          <JobStatusBadge status={job.status} />
        </div>
      </div>
      {atWork && (
        <div className="mt-3 flex items-center gap-3">
          <Progress label={words.progress(name)} value={queued ? undefined : job.progress} />
          {!queued && (
            <span className="w-10 shrink-0 text-right text-sm tabular-nums">
              {words.percent(job.progress)}
            </span>
          )}
        </div>
      )}
      {job.message && (
        <p aria-live="polite" className={job.status === 'failed' ? 'mt-2 text-error' : 'mt-2 text-ink-muted'}>
          {job.message}
        </p>
      )}
      {job.result && <JobResult result={job.result} />}
      <JobTimes job={job} />
    </li>
  )
}
