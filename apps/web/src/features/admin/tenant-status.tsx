import type { TenantStatus } from '@efti-hub/contract'
import { Ban, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { adminWords as words } from '../../words/admin.ts'

const LOOKS: Record<TenantStatus, { icon: LucideIcon; variant: BadgeVariant }> = {
  active: { icon: CircleCheck, variant: 'success' },
  warning: { icon: TriangleAlert, variant: 'warning' },
  suspended: { icon: Ban, variant: 'error' },
}

export function TenantStatusBadge({ status }: { status: TenantStatus }) {
  const { icon: Icon, variant } = LOOKS[status]
  return (
    <Badge variant={variant} title={words.meanings[status]}>
      <Icon aria-hidden />
      {words.statuses[status]}
    </Badge>
  )
}
