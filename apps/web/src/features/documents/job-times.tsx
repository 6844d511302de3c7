import type { ProcessingJob } from '@efti-hub/contract'
import { useEffect, useState } from 'react'
import { Time } from '../../ui/time.tsx'
import { jobsWords as words } from '../../words/documents.ts'
import { formatDuration } from '../../words/format.ts'

/** When the job was queued, started and completed, and how long it took or has been at work. */
export function JobTimes({ job }: { job: ProcessingJob }) {
  const { createdAt, startedAt, completedAt } = job
  const now = useSecondsWhile(startedAt !== null && completedAt === null)
  const began = startedAt && Date.parse(startedAt)
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted tabular-nums">
      <Moment label={words.created} at={createdAt} />
      {startedAt && <Moment label={words.started} at={startedAt} />}
      {completedAt && <Moment label={words.completed} at={completedAt} />}
      {began && (
        <div className="flex gap-1.5">
          <dt>{completedAt ? words.took : words.running}</dt>
          <dd className="text-ink">
            {formatDuration((completedAt ? Date.parse(completedAt) : now) - began)}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Moment({ label, at }: { label: string; at: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="text-ink">
        <Time at={at} />
      </dd>
    </div>
  )
}

function useSecondsWhile(active: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [active])
  return now
}
