import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { auditCountsQuery, auditEventQuery, auditEventsQuery } from '../../api/queries/audit.ts'
import { type AuditFilters, auditQueryOf } from './audit-filters.ts'

/** Page by page. */
export function useEvents(filters: AuditFilters, tenantId: string | null) {
  return useInfiniteQuery({
    ...auditEventsQuery(auditQueryOf(filters)),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}

export function useCounts(filters: AuditFilters, tenantId: string | null) {
  return useQuery({
    ...auditCountsQuery(auditQueryOf(filters).days),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}

export const useEvent = (id: string) => useQuery(auditEventQuery(id))

export const useVerification = () => useMutation({ mutationFn: () => call('GET /api/audit/verify') })
