import type { Severity, ViolationsList } from '@efti-hub/contract'
import { cn } from '../../ui/cn.ts'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { common } from '../../words/common.ts'
import { severityLabels, violationsWords as words } from '../../words/violations.ts'
import { SEVERITY_FILTERS } from './violation-filters.ts'

interface SeverityCountersProps {
  counts: ViolationsList['counts'] | undefined
  chosen: Severity | undefined
  onChoose: (severity: Severity | undefined) => void
}

/** Open violations by severity, regardless of the filters; each figure leads to its violations. */
export function SeverityCounters({ counts, chosen, onChoose }: SeverityCountersProps) {
  return (
    <ul aria-label={words.counters} className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {SEVERITY_FILTERS.map((severity) => {
        const { icon: Icon, mark } = SEVERITY_LOOKS[severity]
        const pressed = chosen === severity
        return (
          <li key={severity}>
            <button
              type="button"
              aria-pressed={pressed}
              onClick={() => onChoose(pressed ? undefined : severity)}
              className={cn(
                'flex w-full items-center justify-between gap-3 rounded-lg border bg-surface px-4 py-3 text-left shadow-raised transition-colors hover:bg-hover',
                pressed ? 'border-brand ring-1 ring-brand' : 'border-line',
              )}
            >
              <span className="flex items-center gap-2 font-medium">
                <Icon className={cn('size-4 shrink-0', mark)} aria-hidden />
                {severityLabels[severity]}
              </span>
              <span className="text-xl font-semibold tabular-nums">
                {counts ? (counts[severity] ?? 0) : common.unknown}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
