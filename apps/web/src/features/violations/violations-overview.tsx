import type { ViolationsList } from '@efti-hub/contract'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { violationsWords as words } from '../../words/violations.ts'
import { KeyboardHelp } from './keyboard-help.tsx'
import { listEntries } from './list-entries.ts'
import { NoViolations } from './no-violations.tsx'
import { SeverityCounters } from './severity-counters.tsx'
import { useViolations } from './use-violations.ts'
import { filterOf, isViolationsFiltered, type ViolationFilters } from './violation-filters.ts'
import { ViolationsLoading } from './violations-loading.tsx'
import { ViolationsToolbar } from './violations-toolbar.tsx'
import { ViolationsTriage } from './violations-triage.tsx'

interface ViolationsOverviewProps {
  tenantId: string | null
  /** Id of the person. */
  me: string | null
  filters: ViolationFilters
  /** Address of this list, with which documents are opened. */
  from: string
  onFilter: (change: Partial<ViolationFilters>) => void
  /** In the place of all that are set. */
  onFilters: (filters: ViolationFilters) => void
  /** Saved views. */
  views: ReactNode
  /** What can be done about one document's violations. */
  actionFor: (document: { id: string; name: string }) => ReactNode
  /** Below the list, once it is there: it would be pushed away by what comes. */
  children: ReactNode
}

const NO_TYPES: ViolationsList['types'] = []

export function ViolationsOverview(props: ViolationsOverviewProps) {
  const { tenantId, me, filters, from, onFilter, onFilters, views, actionFor, children } = props
  const [helping, setHelping] = useState(false)
  const list = useViolations(filters, tenantId)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const group = filters.group ?? 'document'
  const entries = useMemo(() => listEntries(data?.pages ?? [], group), [data, group])
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  // Counts and types of the latest reading; the pages before may be older.
  const latest = data?.pages.at(-1)
  return (
    <>
      <SeverityCounters
        counts={latest?.counts}
        chosen={filters.severity}
        onChoose={(severity) => onFilter({ severity })}
      />
      <ViolationsToolbar
        filters={filters}
        types={latest?.types ?? NO_TYPES}
        documentName={filters.documentId && rows[0]?.documentName}
        onFilter={onFilter}
      >
        {views}
        <KeyboardHelp open={helping} onOpen={setHelping} />
      </ViolationsToolbar>
      {list.isLoading ? (
        <ViolationsLoading />
      ) : !latest || rows.length === 0 ? (
        <NoViolations
          failed={list.isError}
          filtered={isViolationsFiltered(filters)}
          onRetry={() => void list.refetch()}
          onClear={() => onFilters({})}
        />
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-muted tabular-nums" aria-live="polite">
            {words.shown(rows.length, latest.total, latest.totalIsExact)}
          </p>
          <ViolationsTriage
            key={JSON.stringify(filterOf(filters))}
            entries={entries}
            rows={rows}
            list={latest}
            filter={filterOf(filters)}
            me={me}
            from={from}
            group={group}
            onEnd={onEnd}
            onHelp={() => setHelping(true)}
            actionFor={actionFor}
          />
        </>
      )}
      <div hidden={list.isLoading}>{children}</div>
    </>
  )
}
