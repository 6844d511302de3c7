import type { DocumentStatus } from '@efti-hub/contract'
import {
  BadgeCheck,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  FileWarning,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { statusLabelOf } from '../../words/documents.ts'

const LOOKS: Record<DocumentStatus, { icon: LucideIcon; badge: BadgeVariant; tile: string }> = {
  pending: { icon: CircleDashed, badge: 'secondary', tile: 'bg-hover text-ink-muted' },
  processing: { icon: LoaderCircle, badge: 'info', tile: 'bg-info-soft text-info' },
  under_review: { icon: FileWarning, badge: 'warning', tile: 'bg-warning-soft text-warning' },
  approved: { icon: BadgeCheck, badge: 'success', tile: 'bg-success-soft text-success' },
  rejected: { icon: CircleSlash, badge: 'error', tile: 'bg-error-soft text-error' },
  completed: { icon: CircleCheck, badge: 'success', tile: 'bg-success-soft text-success' },
  failed: { icon: CircleX, badge: 'error', tile: 'bg-error-soft text-error' },
}

export function DocumentStatusIcon({ status }: { status: DocumentStatus }) {
  const { icon: Icon, tile } = LOOKS[status]
  return (
    <span className={cn('grid size-8 shrink-0 place-items-center rounded-md', tile)} aria-hidden>
      <Icon className={cn('size-4', status === 'processing' && 'animate-spin')} />
    </span>
  )
}

interface DocumentStatusBadgeProps {
  status: DocumentStatus
  /** False: no rule judges the document. */
  judged?: boolean
}

export function DocumentStatusBadge({ status, judged = true }: DocumentStatusBadgeProps) {
  return (
    <Badge variant={judged ? LOOKS[status].badge : 'secondary'}>{statusLabelOf({ status, judged })}</Badge>
  )
}
