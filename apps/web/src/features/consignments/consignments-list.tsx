import type { ConsignmentRow } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Boxes, CloudOff, SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { common } from '../../words/common.ts'
import { phaseLabels, consignmentsWords as words } from '../../words/consignments.ts'
import { formatPrinted } from '../../words/printed-day.ts'
import type { ConsignmentFilters } from './consignment-filters.ts'
import { ReadyBadge } from './ready-badge.tsx'
import { useConsignments } from './use-consignments.ts'

const TABLE_NEEDS_PX = 720
const ROWS_ON_THE_WAY = ['a', 'b', 'c', 'd', 'e', 'f']

const STATES = [
  { value: 'all', label: common.all },
  { value: 'ready', label: words.ready },
  { value: 'not-ready', label: words.notReady },
] as const

interface ConsignmentsListProps {
  tenantId: string | null
  filters: ConsignmentFilters
  onFilter: (change: Partial<ConsignmentFilters>) => void
  /** Saved views. */
  views: ReactNode
}

export function ConsignmentsListView({ tenantId, filters, onFilter, views }: ConsignmentsListProps) {
  const area = useRef<HTMLElement>(null)
  const narrow = useNarrow(area, TABLE_NEEDS_PX)
  const list = useConsignments(filters, tenantId)
  const onSearch = useCallback((search: string) => onFilter({ search: search || undefined }), [onFilter])
  const { fetchNextPage } = list
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const { total, totalIsExact } = list.data?.pages[0] ?? { total: 0, totalIsExact: true }
  return (
    <Card ref={area} aria-labelledby="all-consignments" className="overflow-clip">
      <CardHeader
        title={words.listTitle}
        titleId="all-consignments"
        description={total > 0 ? words.count(rows.length, total, totalIsExact) : undefined}
      />
      <search className="flex flex-wrap gap-2 px-4 pb-4 sm:px-5">
        <SearchInput
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={filters.search ?? ''}
          onChange={onSearch}
        />
        <Select
          label={words.readiness}
          value={filters.state ?? 'all'}
          options={STATES}
          onChange={(state) => onFilter({ state: state === 'all' ? undefined : state })}
        />
        <div className="ml-auto">{views}</div>
      </search>
      {list.isLoading ? (
        <Loading />
      ) : rows.length === 0 ? (
        <None
          failed={list.isError}
          filtered={Boolean(filters.search || filters.state)}
          onRetry={() => void list.refetch()}
          onClear={() => onFilter({ search: undefined, state: undefined })}
        />
      ) : narrow ? (
        <Cards rows={rows} />
      ) : (
        <Table rows={rows} />
      )}
      {list.hasNextPage && (
        <LoadMore label={common.showMore} busy={list.isFetchingNextPage} onMore={onMore} />
      )}
    </Card>
  )
}

function Table({ rows }: { rows: readonly ConsignmentRow[] }) {
  const head = 'h-9 px-3 text-sm font-medium text-ink-muted first:pl-5 last:pr-5'
  return (
    <table className="w-full table-fixed border-collapse text-left" aria-label={words.listTitle}>
      <thead>
        <tr className="border-y border-line bg-sunken">
          <th className={head}>{words.columns.consignment}</th>
          <th className={head}>{words.columns.route}</th>
          <th className={`${head} w-28`}>{words.columns.phase}</th>
          <th className={`${head} w-20 text-right`}>{words.columns.papers}</th>
          <th className={`${head} w-32`}>{words.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="relative border-b border-line last:border-b-0 hover:bg-hover">
            <td className="py-2.5 pr-3 pl-5">
              <Title row={row} />
              <p className="truncate text-sm text-ink-muted">{words.parties(row.consignor, row.consignee)}</p>
            </td>
            <td className="px-3 py-2.5">
              <p className="truncate">{words.route(row.from, row.to)}</p>
              {row.takingOver && (
                <p className="truncate text-sm text-ink-muted tabular-nums">
                  {words.takingOver(formatPrinted(row.takingOver))}
                </p>
              )}
            </td>
            <td className="px-3 py-2.5">{phaseLabels[row.phase.value]}</td>
            <td className="px-3 py-2.5 text-right tabular-nums">{row.documentsCount}</td>
            <td className="py-2.5 pr-5 pl-3">
              <ReadyBadge ready={row.ready} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The table's rows where it does not fit. */
function Cards({ rows }: { rows: readonly ConsignmentRow[] }) {
  return (
    <ul aria-label={words.listTitle} className="border-t border-line">
      {rows.map((row) => (
        <li key={row.id} className="relative border-b border-line px-4 py-3 last:border-b-0 active:bg-hover">
          <div className="flex items-start justify-between gap-3">
            <Title row={row} />
            <ReadyBadge ready={row.ready} />
          </div>
          <p className="mt-0.5 truncate text-sm text-ink-muted">{words.route(row.from, row.to)}</p>
          <p className="text-sm text-ink-muted tabular-nums">
            {phaseLabels[row.phase.value]} · {words.papersCount(row.documentsCount)}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The row is one target: its link spans it. */
function Title({ row: { id, title } }: { row: ConsignmentRow }) {
  return (
    <p className="truncate font-medium" title={title}>
      <Link
        to="/consignments/$id"
        params={{ id }}
        className="underline-offset-4 after:absolute after:inset-0 hover:text-brand hover:underline"
      >
        {title}
      </Link>
    </p>
  )
}

function Loading() {
  return (
    <div role="status" aria-label={words.loading} className="border-t border-line">
      {ROWS_ON_THE_WAY.map((row) => (
        <div key={row} className="flex h-15 items-center gap-3 border-b border-line px-5 last:border-b-0">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton shape="pill" className="ml-auto h-5 w-20" />
        </div>
      ))}
    </div>
  )
}

interface NoneProps {
  failed: boolean
  filtered: boolean
  onRetry: () => void
  onClear: () => void
}

function None({ failed, filtered, onRetry, onClear }: NoneProps) {
  const [icon, title, hint] = failed
    ? [CloudOff, words.loadFailed, undefined]
    : filtered
      ? [SearchX, words.noMatch, words.noMatchHint]
      : [Boxes, words.none, words.noneHint]
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={hint}
      action={
        (failed || filtered) && (
          <Button variant="outline" size="sm" onClick={failed ? onRetry : onClear}>
            {failed ? common.tryAgain : common.clearFilters}
          </Button>
        )
      }
    />
  )
}
