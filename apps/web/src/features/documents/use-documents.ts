import { DOCUMENTS_POLL_MS } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { documentPagesQuery } from '../../api/queries/document-pages.ts'
import { type DocumentFilters, documentsQueryOf } from './document-filters.ts'

/** Read every five seconds; an unchanged list comes back as a 304 and redraws nothing. */
export function useDocuments(filters: DocumentFilters, tenantId: string | null) {
  return useInfiniteQuery({
    ...documentPagesQuery(documentsQueryOf(filters)),
    enabled: tenantId !== null,
    refetchInterval: DOCUMENTS_POLL_MS,
    placeholderData: keepPreviousData,
  })
}

/** Ids in the order of the list; as it was when it was last read, without asking every few seconds. */
export function useDocumentOrder(filters: DocumentFilters, tenantId: string | null) {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...documentPagesQuery(documentsQueryOf(filters)),
    enabled: tenantId !== null,
  })
  const order = useMemo(
    () => data?.pages.flatMap(({ documents }) => documents.map(({ id }) => id)) ?? [],
    [data],
  )
  const more = hasNextPage && !isFetchingNextPage ? fetchNextPage : null
  return { order, more, total: data?.pages.at(-1)?.total ?? 0 }
}
