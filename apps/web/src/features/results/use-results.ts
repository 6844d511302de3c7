import type { ResultsList, ResultsSummary } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { resultsKey, resultsSummaryKey } from '../../api/keys.ts'
import { request } from '../../api/request.ts'
import { queryOf, type ResultFilters, rangeQuery } from './result-filters.ts'

const PAGE_SIZE = '50'

/** The records that match, page by page. */
export function useResults(filters: ResultFilters, tenantId: string | null) {
  const query = { ...rangeQuery(filters), ...queryOf(filters), limit: PAGE_SIZE }
  return useInfiniteQuery({
    queryKey: [...resultsKey(query), 'pages'],
    queryFn: ({ pageParam }) =>
      request<ResultsList>('GET', resultsKey({ ...query, cursor: pageParam }).join('/')),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}

/** Of the whole range, whatever the records are narrowed by. */
export function useResultsSummary(filters: ResultFilters, tenantId: string | null) {
  return useQuery<ResultsSummary>({
    queryKey: resultsSummaryKey(rangeQuery(filters)),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}
