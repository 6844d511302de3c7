import type { ResultStep, ResultsSummary } from '@efti-hub/contract'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { common } from '../../../words/common.ts'
import { formatDuration, formatNumber } from '../../../words/format.ts'
import { resultChartsWords as words } from '../../../words/results.ts'

const duration = (ms: number | null) => (ms === null ? common.unknown : formatDuration(ms))

interface ProcessingCardProps {
  steps: ResultsSummary['steps'] | undefined
  /** Opens the records of those that failed. */
  onFailed: () => void
  onUnderWay: () => void
}

/** Counts and durations by step: the durations drawn, the counts printed below. */
export function ProcessingCard({ steps, onFailed, onUnderWay }: ProcessingCardProps) {
  const ran = (steps ?? []).filter(({ completed, underWay, failed }) => completed + underWay + failed > 0)
  const rows = ran.map(({ step, average }) => ({
    key: step,
    label: words.steps[step],
    value: average ?? 0,
    shown: duration(average),
    tone: 'brand' as const,
  }))
  return (
    <ChartCard
      title={words.processing}
      hint={words.processingHint}
      loading={steps === undefined}
      empty={steps !== undefined && ran.length === 0 && words.noSteps}
      chart={<BarChart rows={rows} />}
      table={
        <ChartTable
          label={words.processing}
          columns={[words.step, words.average, words.median, words.p95]}
          rows={ran.map(({ step, average, median, p95 }) => ({
            key: step,
            label: words.steps[step],
            cells: [average, median, p95].map(duration),
          }))}
        />
      }
    >
      {ran.length > 0 && <Counts steps={ran} onFailed={onFailed} onUnderWay={onUnderWay} />}
    </ChartCard>
  )
}

interface CountsProps {
  steps: readonly ResultStep[]
  onFailed: () => void
  onUnderWay: () => void
}

function Counts({ steps, onFailed, onUnderWay }: CountsProps) {
  return (
    <dl className="mt-3 space-y-1.5 border-t border-line pt-3 text-sm">
      {steps.map(({ step, completed, underWay, failed }) => (
        <div key={step} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-muted">{words.steps[step]}</dt>
          <dd className="flex gap-3 tabular-nums">
            <span>
              {formatNumber(completed)} {words.completed.toLowerCase()}
            </span>
            {underWay > 0 && (
              <Open onOpen={onUnderWay}>{`${formatNumber(underWay)} ${words.underWay.toLowerCase()}`}</Open>
            )}
            {failed > 0 && (
              <Open onOpen={onFailed}>{`${formatNumber(failed)} ${words.failed.toLowerCase()}`}</Open>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Open({ onOpen, children }: { onOpen: () => void; children: string }) {
  return (
    <button type="button" onClick={onOpen} className="text-brand underline-offset-4 hover:underline">
      {children}
    </button>
  )
}
