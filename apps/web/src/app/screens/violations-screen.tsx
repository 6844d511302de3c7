import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../features/accounts/current-user.ts'
import { RemediationAction } from '../../features/remediation/remediation-action.tsx'
import type { ViolationFilters } from '../../features/violations/violation-filters.ts'
import { ViolationsOverview } from '../../features/violations/violations-overview.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { violationsScreenWords as words } from '../../words/screens.ts'

const route = getRouteApi('/violations')

export function ViolationsScreen() {
  const tenantId = useSession().user?.tenantId ?? null
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const onFilter = useCallback(
    (change: Partial<ViolationFilters>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ViolationsOverview
        tenantId={tenantId}
        filters={filters}
        onFilter={onFilter}
        actionFor={({ id, name }) => <RemediationAction documentId={id} documentName={name} />}
      />
    </>
  )
}
