import type { ResultRecord } from '@efti-hub/contract'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../features/accounts/current-user.ts'
import { DocumentStatusBadge } from '../../features/documents/document-status.tsx'
import { type ResultFilters, rangeOf, resultFilters } from '../../features/results/result-filters.ts'
import { ResultsOverview } from '../../features/results/results-overview.tsx'
import { SavedViews } from '../../features/views/saved-views.tsx'
import { common } from '../../words/common.ts'
import { resultsWords as words } from '../../words/results.ts'

const route = getRouteApi('/results')

const statusBadge = ({ status, judged }: ResultRecord) => (
  <DocumentStatusBadge status={status} judged={judged} />
)

export function ResultsScreen() {
  const user = useSession().user
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const from = useLocation({ select: ({ href }) => href })
  const onFilters = useCallback(
    (search: ResultFilters) => void navigate({ search, replace: true, resetScroll: false }),
    [navigate],
  )
  const onFilter = useCallback(
    (change: Partial<ResultFilters>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <>
      <title>{common.page(words.title)}</title>
      <ResultsOverview
        tenantId={user?.tenantId ?? null}
        filters={filters}
        from={from}
        onFilter={onFilter}
        onFilters={onFilters}
        statusBadge={statusBadge}
        views={
          <SavedViews
            shown={{ screen: 'results', query: { ...filters, days: rangeOf(filters) } }}
            maySave={user?.tenants[0]?.role !== 'auditor'}
            onChoose={(query) => onFilters(resultFilters(query))}
          />
        }
      />
    </>
  )
}
