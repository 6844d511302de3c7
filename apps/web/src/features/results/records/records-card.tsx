import type { ResultRecord } from '@efti-hub/contract'
import { useCallback, useRef } from 'react'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { SelectionBar } from '../../../ui/selection-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import type { Selection } from '../../../ui/use-selection.ts'
import { recordsWords as words } from '../../../words/results.ts'
import { ExportMenu, pickedCount } from '../export-menu.tsx'
import { isResultsFiltered, type ResultFilters } from '../result-filters.ts'
import type { useResults } from '../use-results.ts'
import { NoRecords } from './no-records.tsx'
import { RecordsCards } from './records-cards.tsx'
import { type RecordsProps, RecordsTable } from './records-table.tsx'
import { RecordsToolbar } from './records-toolbar.tsx'

const TABLE_NEEDS_PX = 960
const HOLDING = Array.from({ length: 6 }, (_, row) => `row ${row}`)

interface RecordsCardProps extends Pick<RecordsProps, 'onDetails' | 'from' | 'statusBadge'> {
  list: ReturnType<typeof useResults>
  records: readonly ResultRecord[]
  total: number
  filters: ResultFilters
  countries: readonly string[]
  picked: Selection<'all'>
  onFilter: (change: Partial<ResultFilters>) => void
  onClear: () => void
}

export function RecordsCard(props: RecordsCardProps) {
  const { list, records, total, filters, countries, picked, onFilter, onClear, ...shown } = props
  const area = useRef<HTMLElement>(null)
  const narrow = useNarrow(area, TABLE_NEEDS_PX)
  const { fetchNextPage } = list
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const count = pickedCount(picked, total)
  const rows: RecordsProps = {
    records,
    isPicked: picked.has,
    onPick: picked.toggle,
    ...shown,
  }
  return (
    <Card ref={area} aria-labelledby="compliance-records" className="overflow-clip">
      <CardHeader
        title={words.title}
        titleId="compliance-records"
        description={
          records.length > 0 && <span aria-live="polite">{words.shown(records.length, total)}</span>
        }
      />
      <RecordsToolbar filters={filters} countries={countries} onFilter={onFilter} />
      {list.isLoading ? (
        <Holding />
      ) : records.length === 0 ? (
        <NoRecords
          failed={list.isError}
          filtered={isResultsFiltered(filters)}
          onRetry={() => void list.refetch()}
          onClear={onClear}
        />
      ) : narrow ? (
        <RecordsCards {...rows} />
      ) : (
        <RecordsTable
          {...rows}
          sort={filters.sort ?? 'newest'}
          onSort={(sort) => onFilter({ sort: sort === 'newest' ? undefined : sort })}
        />
      )}
      {list.hasNextPage && <LoadMore label={words.more} busy={list.isFetchingNextPage} onMore={onMore} />}
      <SelectionBar
        label={words.selection}
        selected={count > 0 ? words.selected(count) : null}
        all={
          count < total ? { label: words.selectAll(total), onSelect: () => picked.set([], 'all') } : undefined
        }
        clear={words.clear}
        onClear={picked.clear}
        headingId="compliance-records"
      >
        <ExportMenu filters={filters} picked={picked} total={total} />
      </SelectionBar>
    </Card>
  )
}

/** As tall as the rows that are on their way. */
function Holding() {
  return (
    <div role="status" aria-label={words.loading} className="border-t border-line">
      {HOLDING.map((row) => (
        <div key={row} className="flex h-11 items-center gap-4 border-b border-line px-5 last:border-b-0">
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton shape="pill" className="ml-auto h-5 w-20" />
        </div>
      ))}
    </div>
  )
}
