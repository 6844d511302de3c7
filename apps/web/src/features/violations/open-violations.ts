import type { ViolationsList } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { violationsKey } from '../../api/keys.ts'

/** The number of open violations of the active tenant; null until it is known. */
export function useOpenViolations(tenantId: string | null): number | null {
  const { data } = useQuery<ViolationsList, Error, number>({
    queryKey: violationsKey({ limit: '1' }),
    enabled: tenantId !== null,
    select: (list) => list.total,
  })
  return data ?? null
}
