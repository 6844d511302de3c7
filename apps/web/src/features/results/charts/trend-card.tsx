import type { ResultPart, ResultsSummary } from '@efti-hub/contract'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { ColumnChart } from '../../../ui/charts/column-chart.tsx'
import { type ChartTone, TONES } from '../../../ui/charts/tones.ts'
import { formatNumber } from '../../../words/format.ts'
import { recordsWords, resultChartsWords as words } from '../../../words/results.ts'
import { partName } from './part-name.ts'

const SERIES: { name: string; tone: ChartTone; of: (part: ResultPart) => number }[] = [
  { name: words.compliant, tone: 'success', of: ({ compliant }) => compliant },
  { name: words.notCompliant, tone: 'error', of: ({ checked, compliant }) => checked - compliant },
  { name: words.unchecked, tone: 'neutral', of: ({ submitted, checked }) => submitted - checked },
]

interface TrendCardProps {
  summary: ResultsSummary | undefined
  onOpen: (part: Pick<ResultPart, 'from' | 'until'>) => void
}

export function TrendCard({ summary, onOpen }: TrendCardProps) {
  const { parts = [], unit = 'day', submitted = 0 } = summary ?? {}
  const rows = parts.map((part) => ({
    key: part.from,
    label: partName(part.from, part.until, unit),
    values: SERIES.map(({ of }) => of(part)),
  }))
  const open = (from: string) => {
    const part = parts.find((known) => known.from === from)
    if (part) onOpen(part)
  }
  return (
    <ChartCard
      title={words.trend}
      hint={words.trendHint[unit]}
      loading={summary === undefined}
      empty={summary !== undefined && submitted === 0 && recordsWords.none}
      legend={
        <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
          {SERIES.map(({ name, tone }) => (
            <li key={name} className="inline-flex items-center gap-1.5">
              <svg className="size-2.5" viewBox="0 0 10 10" aria-hidden>
                <rect width="10" height="10" rx="2" fill={TONES[tone]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      }
      chart={<ColumnChart series={SERIES} rows={rows} onOpen={open} />}
      table={
        <ChartTable
          label={words.trend}
          columns={[words.when, ...SERIES.map(({ name }) => name)]}
          rows={rows.map(({ key, label, values }) => ({
            key,
            label,
            cells: values.map((value) => formatNumber(value)),
          }))}
          onOpen={open}
          openLabel={words.show}
        />
      }
    />
  )
}
