import type { ResultsSummary } from '@efti-hub/contract'
import { Clock, FileCheck2, ShieldAlert } from 'lucide-react'
import { MetricCard } from '../../ui/metric-card.tsx'
import { rateBand } from '../../ui/rate-band.ts'
import { common } from '../../words/common.ts'
import { formatDuration, formatNumber, formatShare } from '../../words/format.ts'
import { resultsWords as words } from '../../words/results.ts'

/** The four figures of the range; a dash for one that does not exist. */
export function ResultFigures({
  summary,
  loading,
}: {
  summary: ResultsSummary | undefined
  loading: boolean
}) {
  const { submitted = 0, checked = 0, compliant = 0, failed = 0, underWay = 0 } = summary ?? {}
  const rate = checked > 0 ? compliant / checked : null
  const hasChecks = summary !== undefined && checked > 0
  const { averageProcessingMs: average = null, medianProcessingMs: median = null } = summary ?? {}
  return (
    <section aria-label={words.figures} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <MetricCard
        title={words.total}
        value={submitted > 0 ? formatNumber(checked) : common.unknown}
        subtitle={submitted > 0 ? words.totalHint(submitted, failed, underWay) : undefined}
        icon={FileCheck2}
        loading={loading}
      />
      <MetricCard
        title={words.rate}
        value={rate === null ? common.unknown : formatShare(rate)}
        subtitle={rate === null ? words.nothingYet : words.rateHint(compliant, checked)}
        longSubtitle
        {...(rate !== null && { status: rateBand(rate) })}
        loading={loading}
      />
      <MetricCard
        title={words.violations}
        value={hasChecks ? formatNumber(summary.violations.found) : common.unknown}
        subtitle={hasChecks ? words.violationsHint(summary.violations) : words.nothingYet}
        icon={ShieldAlert}
        loading={loading}
      />
      <MetricCard
        title={words.time}
        value={average === null ? common.unknown : formatDuration(average)}
        subtitle={median === null ? words.nothingYet : words.timeHint(formatDuration(median))}
        icon={Clock}
        loading={loading}
      />
    </section>
  )
}
