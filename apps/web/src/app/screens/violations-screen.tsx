import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../features/accounts/current-user.ts'
import { NotesCard } from '../../features/notes/notes-card.tsx'
import { SavedViews } from '../../features/views/saved-views.tsx'
import {
  filterOf,
  type ViolationFilters,
  violationFilters,
} from '../../features/violations/violation-filters.ts'
import { ViolationsOverview } from '../../features/violations/violations-overview.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { violationsScreenWords as words } from '../../words/screens.ts'
import { PlanAction } from '../document/plan-action.tsx'

const route = getRouteApi('/violations')

const remediation = ({ id, name }: { id: string; name: string }) => (
  <PlanAction documentId={id} documentName={name} />
)

/** The server refuses a plan to auditors. */
const none = () => null

export function ViolationsScreen() {
  const user = useSession().user
  const mayChange = user?.tenants[0]?.role !== 'auditor'
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const from = useLocation({ select: ({ href }) => href })
  const onFilters = useCallback(
    (search: ViolationFilters) => void navigate({ search, replace: true, resetScroll: false }),
    [navigate],
  )
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
        tenantId={user?.tenantId ?? null}
        me={user?.id ?? null}
        filters={filters}
        from={from}
        onFilter={onFilter}
        onFilters={onFilters}
        views={
          <SavedViews
            shown={{
              screen: 'violations',
              query: { ...filterOf(filters), ...(filters.sort && { sort: filters.sort }) },
            }}
            maySave={mayChange}
            // One without a status shows all of them.
            onChoose={(query) => onFilters(violationFilters({ status: 'all', ...query }))}
          />
        }
        actionFor={mayChange ? remediation : none}
      >
        <NotesCard from={from} />
      </ViolationsOverview>
    </>
  )
}
