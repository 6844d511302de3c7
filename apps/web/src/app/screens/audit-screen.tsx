import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../features/accounts/current-user.ts'
import type { AuditFilters } from '../../features/audit/audit-filters.ts'
import { AuditTrail } from '../../features/audit/audit-trail.tsx'
import { ExportLog } from '../../features/audit/export-log.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { auditWords as words } from '../../words/audit.ts'
import { common } from '../../words/common.ts'

const route = getRouteApi('/audit')

export function AuditScreen() {
  const tenantId = useSession().user?.tenantId ?? null
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const onFilter = useCallback(
    (change: Partial<AuditFilters>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  const onClear = useCallback(
    () => void navigate({ search: {}, replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        action={tenantId && <ExportLog filters={filters} />}
      />
      <AuditTrail tenantId={tenantId} filters={filters} onFilter={onFilter} onClear={onClear} />
    </>
  )
}
