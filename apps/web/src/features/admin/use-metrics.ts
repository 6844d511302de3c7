import type { AdminMetrics } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'

/** As of the moment it was read; only Refresh reads it anew. */
export function useMetrics() {
  return useQuery<AdminMetrics>({ queryKey: ['/api/admin/metrics'], gcTime: 0 })
}
