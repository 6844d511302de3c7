import type { AuditCounts, AuditStatus } from '@efti-hub/contract'
import { Activity } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { auditWords as words } from '../../words/audit.ts'
import { common } from '../../words/common.ts'
import { formatNumber } from '../../words/format.ts'
import { STATUSES } from './audit-filters.ts'
import { STATUS_LOOKS } from './status-look.ts'

interface AuditCountersProps {
  counts: AuditCounts | undefined
  chosen: AuditStatus | undefined
  onChoose: (status: AuditStatus | undefined) => void
}

const TOTAL = { key: 'total', label: words.countTotal, icon: Activity, mark: 'text-ink-muted' } as const
const COUNTERS = [
  TOTAL,
  ...STATUSES.map((key) => ({ key, label: words.counts[key], ...STATUS_LOOKS[key] })),
] as const

/** Of the range of days, regardless of the other filters; each figure leads to its activities. */
export function AuditCounters({ counts, chosen, onChoose }: AuditCountersProps) {
  return (
    <ul aria-label={words.counters} className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {COUNTERS.map(({ key, label, icon: Icon, mark }) => {
        const status = key === 'total' ? undefined : key
        const pressed = status !== undefined && chosen === status
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={pressed}
              onClick={() => onChoose(pressed ? undefined : status)}
              className={cn(
                'flex w-full items-center justify-between gap-3 rounded-lg border bg-surface px-4 py-3 text-left shadow-raised transition-colors hover:bg-hover max-sm:flex-col max-sm:items-start max-sm:gap-1',
                pressed ? 'border-brand ring-1 ring-brand' : 'border-line',
              )}
            >
              <span className="flex items-center gap-2 font-medium">
                <Icon className={cn('size-4 shrink-0', mark)} aria-hidden />
                {label}
              </span>
              <span className="text-xl font-semibold tabular-nums">
                {counts ? formatNumber(counts[key]) : common.unknown}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
