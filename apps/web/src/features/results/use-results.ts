import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { resultsQuery, resultsSummaryQuery } from '../../api/queries/overview.ts'
import { type ResultFilters, rangeQuery, resultsQueryOf } from './result-filters.ts'

/** The records that match, page by page. */
export function useResults(filters: ResultFilters, tenantId: string | null) {
  return useInfiniteQuery({
    ...resultsQuery({ ...rangeQuery(filters), ...resultsQueryOf(filters) }),
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

/** Of the whole range, regardless of the records' filters. */
export function useResultsSummary(filters: ResultFilters, tenantId: string | null) {
  return useQuery({
    ...resultsSummaryQuery(rangeQuery(filters)),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}
