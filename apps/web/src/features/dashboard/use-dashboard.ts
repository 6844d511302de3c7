import type { Dashboard } from '@efti-hub/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dashboardKey } from '../../api/keys.ts'

export function useDashboard(tenantId: string | null) {
  return useQuery<Dashboard>({
    queryKey: dashboardKey,
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}
