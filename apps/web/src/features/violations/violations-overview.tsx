import type { ViolationsList as List, ViolationRow } from '@efti-hub/contract'
import { type ReactNode, useCallback, useMemo } from 'react'
import { violationsWords as words } from '../../words/violations.ts'
import { AskDialog } from './ask-dialog.tsx'
import { GroupHeading } from './group-heading.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { type ListEntry, listEntries } from './list-entries.ts'
import { NoViolations } from './no-violations.tsx'
import { SavedViews } from './saved-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SeverityCounters } from './severity-counters.tsx'
import { useSelection } from './use-selection.ts'
import { useTriage } from './use-triage.ts'
import { useViolationActs } from './use-violation-acts.ts'
import { useViolations } from './use-violations.ts'
import { ViolationEntry } from './violation-entry.tsx'
import { filterOf, isFiltered, type ViolationFilters } from './violation-filters.ts'
import { ViolationsList } from './violations-list.tsx'
import { ViolationsLoading } from './violations-loading.tsx'
import { ViolationsToolbar } from './violations-toolbar.tsx'

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
  /** What can be done about one document's violations. */
  actionFor: (document: { id: string; name: string }) => ReactNode
}

const NOTHING: List['types'] & List['can'] = []

export function ViolationsOverview(props: ViolationsOverviewProps) {
  const { tenantId, me, filters, from, onFilter, onFilters, actionFor } = props
  const list = useViolations(filters, tenantId)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const group = filters.group ?? 'document'
  const entries = useMemo(
    () => listEntries(data?.pages.map(({ items }) => items) ?? [], group),
    [data, group],
  )
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  // Counts and types of the latest reading; the pages before may be older.
  const latest = data?.pages.at(-1)
  const can = latest?.can ?? NOTHING
  const selection = useSelection()
  const total = latest?.total ?? 0
  const triage = useTriage({ entries, selection, filter: filterOf(filters), total, can })
  const acts = useViolationActs()
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const action = useCallback(
    ({ documentId, documentName }: ViolationRow) =>
      group === 'document' ? null : actionFor({ id: documentId, name: documentName }),
    [group, actionFor],
  )
  const draw = (entry: ListEntry, at: number) =>
    entry.kind === 'group' ? (
      <GroupHeading
        group={entry}
        first={at === 0}
        more={hasNextPage && at + entry.count === entries.length - 1}
        from={from}
        action={entry.documentId && actionFor({ id: entry.documentId, name: entry.name })}
      />
    ) : (
      <ViolationEntry
        violation={entry.violation}
        can={can}
        me={me}
        selected={selection.ids.has(entry.key)}
        current={entry.key === triage.currentId}
        expanded={entry.key === triage.expandedId}
        first={at === 0}
        last={entry.last}
        naming={group !== 'document'}
        from={from}
        acts={triage.acts}
        action={action}
      />
    )
  const [first] = rows
  return (
    <>
      <SeverityCounters
        counts={latest?.counts}
        chosen={filters.severity}
        onChoose={(severity) => onFilter({ severity })}
      />
      <ViolationsToolbar
        filters={filters}
        types={latest?.types ?? NOTHING}
        documentName={filters.documentId && first?.documentName}
        onFilter={onFilter}
      >
        <SavedViews filters={filters} onChoose={onFilters} />
        <KeyboardHelp open={triage.helping} onOpen={triage.setHelping} />
      </ViolationsToolbar>
      {list.isLoading ? (
        <ViolationsLoading />
      ) : !latest || rows.length === 0 ? (
        <NoViolations
          failed={list.isError}
          filtered={isFiltered(filters)}
          onRetry={() => void list.refetch()}
          onClear={() => onFilters({})}
        />
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-muted tabular-nums" aria-live="polite">
            {words.shown(rows.length, total, latest.totalIsExact)}
          </p>
          <ViolationsList entries={entries} current={triage.at} draw={draw} onEnd={onEnd} />
        </>
      )}
      <SelectionBar
        count={selection.all ? total : selection.ids.size}
        total={total}
        totalIsExact={latest?.totalIsExact ?? true}
        more={!selection.all && selection.ids.size > 0 && selection.ids.size < total}
        can={can}
        waived={filters.status === 'waived'}
        onAsk={triage.ask}
        onReopen={() => {
          const target = selection.all ? { filter: filterOf(filters) } : { ids: [...selection.ids] }
          acts.mutate({ target, act: { act: 'reopen' } }, { onSuccess: selection.clear })
        }}
        onSelectAll={() =>
          selection.set(
            rows.map(({ id }) => id),
            true,
          )
        }
        onClear={selection.clear}
      />
      <AskDialog
        question={triage.question}
        me={me}
        onClose={() => triage.setQuestion(null)}
        onDone={selection.clear}
      />
    </>
  )
}
