import type { JobStatus } from '@efti-hub/contract'
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { jobStatusLabels } from '../../words/documents.ts'

const BADGES: Record<JobStatus, BadgeVariant> = {
  queued: 'secondary',
  running: 'info',
  processing: 'info',
  completed: 'success',
  failed: 'error',
}

export function isJobAtWork(status: JobStatus): boolean {
  return status === 'queued' || status === 'running' || status === 'processing'
}

export function JobStatusBadge({ status }: { status: JobStatus }) {
  const Icon = isJobAtWork(status) ? LoaderCircle : status === 'completed' ? CircleCheck : CircleX
  return (
    <Badge variant={BADGES[status]}>
      <Icon className={cn(isJobAtWork(status) && 'animate-spin')} aria-hidden />
      {jobStatusLabels[status]}
    </Badge>
  )
}
