import type { AuditStatus } from '@efti-hub/contract'
import { Badge } from '../../ui/badge.tsx'
import { auditStatusLabels } from '../../words/recent-activity.ts'
import { STATUS_LOOKS } from './status-look.ts'

export function StatusBadge({ status }: { status: AuditStatus }) {
  const { icon: Icon, badge } = STATUS_LOOKS[status]
  return (
    <Badge variant={badge}>
      <Icon aria-hidden />
      {auditStatusLabels[status]}
    </Badge>
  )
}
