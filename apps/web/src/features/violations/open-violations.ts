import { useQuery } from '@tanstack/react-query'
import { violationsQuery } from '../../api/queries/violations.ts'

/** The number of open violations of the active tenant; null until it is known. */
export function useOpenViolations(tenantId: string | null): number | null {
  const { data } = useQuery({
    ...violationsQuery({ limit: '1' }),
    enabled: tenantId !== null,
    select: (list) => list.total,
  })
  return data ?? null
}
