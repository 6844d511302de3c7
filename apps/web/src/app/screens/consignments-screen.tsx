import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../features/accounts/current-user.ts'
import {
  type ConsignmentFilters,
  consignmentFilters,
  consignmentsQueryOf,
} from '../../features/consignments/consignment-filters.ts'
import { ConsignmentsListView } from '../../features/consignments/consignments-list.tsx'
import { SavedViews } from '../../features/views/saved-views.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { consignmentsWords as words } from '../../words/consignments.ts'

const route = getRouteApi('/consignments')

export function ConsignmentsScreen() {
  const user = useSession().user
  const tenantId = user?.tenantId ?? null
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const onFilter = useCallback(
    (change: Partial<ConsignmentFilters>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  const { search, ready } = consignmentsQueryOf(filters)
  const views = (
    <SavedViews
      shown={{
        screen: 'consignments',
        query: { ...(search && { search }), ...(ready && { ready: ready === 'true' ? 'true' : 'false' }) },
      }}
      maySave={tenantId !== null && user?.tenants[0]?.role !== 'auditor'}
      onChoose={(query) => onFilter({ search: undefined, state: undefined, ...filtersOfView(query) })}
    />
  )
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ConsignmentsListView tenantId={tenantId} filters={filters} onFilter={onFilter} views={views} />
    </>
  )
}

const filtersOfView = ({ search, ready }: Record<string, unknown>): ConsignmentFilters =>
  consignmentFilters({ search, state: ready === undefined ? '' : ready === 'true' ? 'ready' : 'not-ready' })
