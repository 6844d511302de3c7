import type { Severity } from '@efti-hub/contract'
import { cn } from '../../ui/cn.ts'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { severityLabels } from '../../words/violations.ts'

export function SeverityMark({ severity }: { severity: Severity }) {
  const { icon: Icon, mark } = SEVERITY_LOOKS[severity]
  return (
    <span className={cn('mt-px shrink-0', mark)}>
      <Icon className="size-4" aria-hidden />
      <span className="sr-only">{severityLabels[severity]}: </span>
    </span>
  )
}
