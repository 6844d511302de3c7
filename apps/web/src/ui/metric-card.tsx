import {
  ArrowDownRight,
  ArrowRight,
  ArrowUpRight,
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { metricWords as words } from '../words/metrics.ts'
import { cn } from './cn.ts'
import { Skeleton } from './skeleton.tsx'

const TRENDS = { up: ArrowUpRight, down: ArrowDownRight, neutral: ArrowRight }
const TONES = { good: 'text-success', bad: 'text-error' }

const STATUSES = {
  success: { icon: CircleCheck, border: 'border-l-success', mark: 'text-success' },
  warning: { icon: TriangleAlert, border: 'border-l-warning', mark: 'text-warning' },
  error: { icon: CircleAlert, border: 'border-l-error', mark: 'text-error' },
  info: { icon: Info, border: 'border-l-info', mark: 'text-info' },
}

export type MetricStatus = keyof typeof STATUSES

export interface MetricTrend {
  /** Null: there is nothing to compare with. */
  direction: keyof typeof TRENDS | null
  /** '+12%', '3 fewer'. */
  value: string
  /** What it is measured against, in grey after the value. */
  against?: string
  /** Whether that is good news; left out: neither. */
  tone?: keyof typeof TONES
}

interface MetricCardProps {
  title: string
  /** '—' for a figure that does not exist. */
  value: ReactNode
  subtitle?: ReactNode
  /** In a row of cards it takes two lines, which are kept free from the beginning. */
  longSubtitle?: boolean
  /** 'coming': it is known that there will be one, and its line is kept free. */
  trend?: MetricTrend | 'coming'
  /** Colours the border and shows as a sign with a word; left out: a figure that is neither good nor bad. */
  status?: MetricStatus
  /** Shown at the title, for figures that have no status. */
  icon?: LucideIcon
  loading?: boolean
  /** Makes the whole card lead to the screen behind it: a link around the title, of this class. */
  link?: (title: string, className: string) => ReactNode
}

const STRETCHED = 'rounded-sm after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2'

export function MetricCard(props: MetricCardProps) {
  const { title, value, subtitle, longSubtitle, trend, status, icon, loading = false, link } = props
  const titleId = useId()
  // An unknown value is neither good nor bad, and has no remark.
  const look = status && !loading ? STATUSES[status] : undefined
  const Sign = look?.icon ?? icon
  return (
    // biome-ignore lint/a11y/useSemanticElements: four fieldsets would be four parts of a form.
    <div
      role="group"
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
      className={cn(
        'relative min-w-0 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-raised',
        look && ['border-l-3', look.border],
        link && 'transition-colors hover:bg-hover',
      )}
    >
      <div className="flex items-start justify-between gap-2 text-ink-muted">
        <p id={titleId} className="min-w-0 text-sm font-medium">
          {link ? link(title, STRETCHED) : title}
        </p>
        {Sign && <Sign className={cn('size-4 shrink-0', look?.mark)} aria-hidden />}
        {status && !loading && <span className="sr-only">{words.status[status]}</span>}
      </div>
      <p className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">
        {loading ? <Waiting className="h-6 w-20" /> : value}
      </p>
      {(subtitle || loading) && (
        <p className={cn('mt-0.5 text-sm text-ink-muted', longSubtitle && 'sm:min-h-[2lh]')}>
          {loading ? <Waiting className="h-4 w-4/5" /> : subtitle}
        </p>
      )}
      {loading && trend === 'coming' && (
        <p className="mt-1.5 text-sm">
          <Waiting className="h-4 w-3/5" />
        </p>
      )}
      {trend && trend !== 'coming' && !loading && <Trend trend={trend} />}
    </div>
  )
}

/** As high as a line of the text that comes, so that the card keeps its height. */
function Waiting({ className }: { className: string }) {
  return (
    <span className="flex h-lh items-center">
      <Skeleton className={className} />
    </span>
  )
}

function Trend({ trend: { direction, value, against, tone } }: { trend: MetricTrend }) {
  const Arrow = direction && TRENDS[direction]
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-muted tabular-nums">
      <span className={cn('inline-flex items-center gap-1 font-medium', tone && TONES[tone])}>
        {Arrow && <Arrow className="size-3.5 shrink-0" aria-hidden />}
        {direction && <span className="sr-only">{words.trend[direction]}</span>}
        {value}
      </span>
      {against && <span>{against}</span>}
    </p>
  )
}
