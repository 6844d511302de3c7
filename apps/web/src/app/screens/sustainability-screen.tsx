import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../features/accounts/current-user.ts'
import { SustainabilityActions } from '../../features/sustainability/sustainability-actions.tsx'
import type { SustainabilityFilters } from '../../features/sustainability/sustainability-filters.ts'
import { SustainabilityOverview } from '../../features/sustainability/sustainability-overview.tsx'
import { useSustainability } from '../../features/sustainability/use-sustainability.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { sustainabilityWords as words } from '../../words/sustainability.ts'

const route = getRouteApi('/sustainability')

export function SustainabilityScreen() {
  const tenantId = useSession().user?.tenantId ?? null
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const query = useSustainability(tenantId, filters.year)
  const onChange = useCallback(
    (change: Partial<SustainabilityFilters>) => {
      // What opens beside the page is a step one can go back from.
      const replace = !change.list && !change.figure
      void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
    },
    [navigate],
  )
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        action={
          tenantId &&
          (query.data || !query.isError) && (
            <SustainabilityActions
              answer={query.data}
              year={query.data?.year ?? filters.year ?? new Date().getFullYear()}
              onYear={(year) => onChange({ year })}
              areIntensitiesOpen={filters.dialog === 'intensities'}
              onIntensities={(open) => onChange({ dialog: open ? 'intensities' : undefined })}
            />
          )
        }
      />
      <SustainabilityOverview
        query={query}
        filters={filters}
        onChange={onChange}
        start={
          <Button asChild size="sm">
            <Link to="/processing">{words.toProcessing}</Link>
          </Button>
        }
      />
    </>
  )
}
