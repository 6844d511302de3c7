import { type ReactNode, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { common } from '../../words/common.ts'
import { violationsWords as words } from '../../words/violations.ts'
import { DocumentViolationsCard } from './document-violations.tsx'
import { NoViolations } from './no-violations.tsx'
import { SeverityCounters } from './severity-counters.tsx'
import { groupByDocument, useViolations } from './use-violations.ts'
import type { ViolationFilters } from './violation-filters.ts'
import { ViolationsLoading } from './violations-loading.tsx'
import { ViolationsToolbar } from './violations-toolbar.tsx'

interface ViolationsOverviewProps {
  tenantId: string | null
  filters: ViolationFilters
  onFilter: (change: Partial<ViolationFilters>) => void
  /** What can be done about one document's violations. */
  actionFor: (document: { id: string; name: string }) => ReactNode
}

export function ViolationsOverview({ tenantId, filters, onFilter, actionFor }: ViolationsOverviewProps) {
  const list = useViolations(filters, tenantId)
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data])
  const first = list.data?.pages[0]

  return (
    <>
      <SeverityCounters
        counts={first?.counts}
        chosen={filters.severity}
        onChoose={(severity) => onFilter({ severity })}
      />
      <ViolationsToolbar filters={filters} onFilter={onFilter} />
      {list.isLoading ? (
        <ViolationsLoading />
      ) : !first || rows.length === 0 ? (
        <NoViolations
          failed={list.isError}
          filtered={Boolean(filters.search || filters.severity)}
          onRetry={() => void list.refetch()}
          onClear={() => onFilter({ search: undefined, severity: undefined })}
        />
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-muted tabular-nums" aria-live="polite">
            {words.shown(rows.length, first.total)}
          </p>
          <div className="grid gap-4">
            {groupByDocument(rows).map((group) => (
              <DocumentViolationsCard
                key={group.documentId}
                group={group}
                action={actionFor({ id: group.documentId, name: group.documentName })}
              />
            ))}
          </div>
          {list.hasNextPage && (
            <div className="mt-5 text-center">
              <Button
                variant="outline"
                disabled={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {common.showMore}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}
