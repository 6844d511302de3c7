import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../api/queries/overview.ts'

export function useDashboard(tenantId: string | null) {
  return useQuery({
    ...dashboardQuery(),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}
