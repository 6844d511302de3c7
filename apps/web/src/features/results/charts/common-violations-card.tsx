import type { ResultsSummary } from '@efti-hub/contract'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { formatNumber } from '../../../words/format.ts'
import { resultChartsWords as words } from '../../../words/results.ts'

const MOST_BARS = 8

interface CommonViolationsCardProps {
  types: ResultsSummary['types'] | undefined
  onOpen: (violationType: string) => void
}

export function CommonViolationsCard({ types, onOpen }: CommonViolationsCardProps) {
  const rows = types?.slice(0, MOST_BARS).map(({ type, violations }) => ({
    key: type,
    label: type,
    value: violations,
    shown: formatNumber(violations),
    tone: 'brand' as const,
  }))
  return (
    <ChartCard
      title={words.types}
      hint={words.typesHint}
      loading={types === undefined}
      empty={types?.length === 0 && words.noTypes}
      chart={<BarChart rows={rows ?? []} onOpen={onOpen} />}
      table={
        <ChartTable
          label={words.types}
          columns={[words.type, words.violations, words.documents]}
          rows={(types ?? []).map(({ type, violations, documents }) => ({
            key: type,
            label: type,
            cells: [formatNumber(violations), formatNumber(documents)],
          }))}
          onOpen={onOpen}
          openLabel={words.show}
        />
      }
    />
  )
}
