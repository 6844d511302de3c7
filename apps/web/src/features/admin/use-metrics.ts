import { useQuery } from '@tanstack/react-query'
import { adminMetricsQuery } from '../../api/queries/overview.ts'

export function useMetrics() {
  return useQuery(adminMetricsQuery())
}
