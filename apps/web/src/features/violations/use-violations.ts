import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { violationPagesQuery } from '../../api/queries/violations.ts'
import { filterOf, type ViolationFilters } from './violation-filters.ts'

/** Violations of all documents, page by page. */
export function useViolations(filters: ViolationFilters, tenantId: string | null) {
  const asked = Object.entries(filterOf(filters)).map(([name, value]) => [name, String(value)])
  const group = filters.group ?? 'document'
  const query = {
    status: '',
    ...Object.fromEntries(asked),
    sort: filters.sort ?? '',
    group: group === 'none' ? '' : group,
  }
  return useInfiniteQuery({
    ...violationPagesQuery(query),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}

/** Documents in the order in which the list of violations shows them, as far as it was read. */
export function useDocumentsWithViolations(filters: ViolationFilters, tenantId: string | null) {
  const list = useViolations(filters, tenantId)
  const order = useMemo(() => {
    const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
    return [...new Set(rows.map(({ documentId }) => documentId))]
  }, [list.data])
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list
  const more = hasNextPage && !isFetchingNextPage ? fetchNextPage : null
  return { order, more, least: order.length }
}
