import type { Severity } from '@efti-hub/contract'
import { Badge } from '../../ui/badge.tsx'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { severityLabels } from '../../words/violations.ts'

export function SeverityBadge({ severity }: { severity: Severity }) {
  const { icon: Icon, badge } = SEVERITY_LOOKS[severity]
  return (
    <Badge variant={badge}>
      <Icon aria-hidden />
      {severityLabels[severity]}
    </Badge>
  )
}
