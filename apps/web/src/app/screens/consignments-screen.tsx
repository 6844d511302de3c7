import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../features/accounts/current-user.ts'
import type { ConsignmentFilters } from '../../features/consignments/consignment-filters.ts'
import { ConsignmentsListView } from '../../features/consignments/consignments-list.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { consignmentsWords as words } from '../../words/consignments.ts'

const route = getRouteApi('/consignments')

export function ConsignmentsScreen() {
  const tenantId = useSession().user?.tenantId ?? null
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const onFilter = useCallback(
    (change: Partial<ConsignmentFilters>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ConsignmentsListView tenantId={tenantId} filters={filters} onFilter={onFilter} />
    </>
  )
}
