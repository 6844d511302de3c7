import type { AuditCounts, AuditEventDetail, AuditList, AuditVerification } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { auditCountsKey, auditEventKey, auditKey } from '../../api/keys.ts'
import { request } from '../../api/request.ts'
import { type AuditFilters, queryOf } from './audit-filters.ts'

const PAGE_SIZE = '50'

/** Page by page. */
export function useEvents(filters: AuditFilters, tenantId: string | null) {
  const query = { ...queryOf(filters), limit: PAGE_SIZE }
  return useInfiniteQuery({
    queryKey: [...auditKey(query), 'pages'],
    queryFn: ({ pageParam }) =>
      request<AuditList>('GET', auditKey({ ...query, cursor: pageParam }).join('/')),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}

export function useCounts(filters: AuditFilters, tenantId: string | null) {
  return useQuery<AuditCounts>({
    queryKey: auditCountsKey(queryOf(filters).days),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}

export function useEvent(id: string) {
  return useQuery<AuditEventDetail>({ queryKey: auditEventKey(id) })
}

/** The latest, however long ago. */
export function useRecentEvents(tenantId: string | null, limit: number) {
  return useQuery<AuditList>({
    queryKey: auditKey({ days: '36500', limit: String(limit) }),
    enabled: tenantId !== null,
  })
}

export function useVerification() {
  return useMutation({ mutationFn: () => request<AuditVerification>('GET', '/api/audit/verify') })
}
