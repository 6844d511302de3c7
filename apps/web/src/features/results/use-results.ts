import type { ResultsList, ResultsSummary } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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

/** Documents in the order of the records, as far as they were read. */
export function useResultsOrder(filters: ResultFilters, tenantId: string | null) {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useResults(filters, tenantId)
  const order = useMemo(
    () => data?.pages.flatMap(({ items }) => items.map(({ documentId }) => documentId)) ?? [],
    [data],
  )
  const more = hasNextPage && !isFetchingNextPage ? fetchNextPage : null
  return { order, more, total: data?.pages.at(-1)?.total ?? 0 }
}

/** Of the whole range, whatever the records are narrowed by. */
export function useResultsSummary(filters: ResultFilters, tenantId: string | null) {
  return useQuery<ResultsSummary>({
    queryKey: resultsSummaryKey(rangeQuery(filters)),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}
