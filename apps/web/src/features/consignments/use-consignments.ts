import type { ConsignmentsList } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { consignmentsKey } from '../../api/keys.ts'
import { request } from '../../api/request.ts'
import { type ConsignmentFilters, consignmentsQueryOf } from './consignment-filters.ts'

export function useConsignments(filters: ConsignmentFilters, tenantId: string | null) {
  const query = consignmentsQueryOf(filters)
  return useInfiniteQuery({
    queryKey: [...consignmentsKey(query), 'pages'],
    queryFn: ({ pageParam }) =>
      request<ConsignmentsList>('GET', consignmentsKey({ ...query, cursor: pageParam }).join('/')),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}
