import type { ResultRange, ResultRecord } from '@efti-hub/contract'
import { RESULT_RANGES } from '@efti-hub/contract'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Select } from '../../ui/select.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { common } from '../../words/common.ts'
import { resultsWords as words } from '../../words/results.ts'
import { CommonViolationsCard } from './charts/common-violations-card.tsx'
import { CountriesCard } from './charts/countries-card.tsx'
import { ProcessingCard } from './charts/processing-card.tsx'
import { TrendCard } from './charts/trend-card.tsx'
import { ExportMenu } from './export-menu.tsx'
import { RecordDialog } from './records/record-dialog.tsx'
import { RecordsCard } from './records/records-card.tsx'
import { ResultFigures } from './result-figures.tsx'
import { otherRange, type ResultFilters, rangeOf, resultsQueryOf } from './result-filters.ts'
import { useResults, useResultsSummary } from './use-results.ts'

const ranges = RESULT_RANGES.map((value) => ({ value, label: words.ranges[value] }))
const RECORDS = 'records'

interface ResultsOverviewProps {
  tenantId: string | null
  filters: ResultFilters
  /** Address of this screen, with which documents are opened. */
  from: string
  onFilter: (change: Partial<ResultFilters>) => void
  /** In the place of all that are set. */
  onFilters: (filters: ResultFilters) => void
  statusBadge: (record: ResultRecord) => ReactNode
  /** Saved views. */
  views: ReactNode
}

export function ResultsOverview(props: ResultsOverviewProps) {
  const { tenantId, filters, from, onFilter, onFilters, statusBadge, views } = props
  const summary = useResultsSummary(filters, tenantId)
  const list = useResults(filters, tenantId)
  const { sort: _order, ...narrowing } = resultsQueryOf(filters)
  const picked = useSelection<'all'>({ of: JSON.stringify([rangeOf(filters), narrowing]), mayExcept: true })
  const [opened, setOpened] = useState<string | null>(null)
  const records = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const total = list.data?.pages.at(-1)?.total ?? null
  const { days } = filters

  /** The documents behind a mark of a chart: in the place of what narrowed the records before. */
  const show = (change: ResultFilters) => {
    onFilters({ ...(days && { days }), ...change })
    document.getElementById(RECORDS)?.scrollIntoView({ block: 'start' })
  }
  const { data } = summary
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        action={
          <div className="flex flex-wrap items-center gap-2">
            <Select<ResultRange>
              label={words.range}
              value={rangeOf(filters)}
              options={ranges}
              onChange={(value) => onFilter({ days: otherRange(value), from: undefined, until: undefined })}
            />
            {views}
            <ExportMenu filters={filters} picked={picked} total={total} />
          </div>
        }
      />
      <div className="space-y-4">
        {summary.isError ? (
          <Card>
            <EmptyState
              icon={CloudOff}
              title={words.failed}
              action={
                <Button variant="outline" size="sm" onClick={() => void summary.refetch()}>
                  {common.tryAgain}
                </Button>
              }
            />
          </Card>
        ) : (
          <>
            <ResultFigures summary={data} loading={summary.isLoading} />
            <div className="grid gap-4 xl:grid-cols-2">
              <TrendCard summary={data} onOpen={({ from, until }) => show({ from, until })} />
              <CommonViolationsCard
                types={data?.types}
                onOpen={(violationType) => show({ violationType, sort: 'most-violations' })}
              />
              <CountriesCard countries={data?.countries} onOpen={(country) => show({ country })} />
              <ProcessingCard
                steps={data?.steps}
                onFailed={() => show({ status: 'failed' })}
                onUnderWay={() => show({ status: 'processing' })}
              />
            </div>
          </>
        )}
        <div id={RECORDS} className="scroll-mt-20">
          <RecordsCard
            list={list}
            records={records}
            total={total ?? 0}
            filters={filters}
            countries={data?.countries.map(({ country }) => country) ?? []}
            picked={picked}
            from={from}
            statusBadge={statusBadge}
            onFilter={onFilter}
            onClear={() => onFilters({ ...(days && { days }) })}
            onDetails={setOpened}
          />
        </div>
      </div>
      <RecordDialog
        record={records.find(({ id }) => id === opened) ?? null}
        from={from}
        statusBadge={statusBadge}
        onClose={() => setOpened(null)}
      />
    </>
  )
}
