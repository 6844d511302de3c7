import { DOCUMENTS_POLL_MS, RECENT_DOCUMENTS } from '@efti-hub/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { documentsQuery } from '../../api/queries/documents.ts'
import { type DocumentFilters, documentsQueryOf } from './document-filters.ts'

/** Read every five seconds; an unchanged list comes back as a 304 and redraws nothing. */
export function useDocuments(filters: DocumentFilters, tenantId: string | null) {
  return useQuery({
    ...documentsQuery(documentsQueryOf(filters)),
    enabled: tenantId !== null,
    refetchInterval: DOCUMENTS_POLL_MS,
    placeholderData: keepPreviousData,
  })
}

const NO_IDS: readonly string[] = []

/** Ids in the order of the list; as it was when it was last read, without asking every few seconds. */
export function useDocumentOrder(filters: DocumentFilters, tenantId: string | null): readonly string[] {
  const { data } = useQuery({
    ...documentsQuery(documentsQueryOf(filters)),
    enabled: tenantId !== null,
    select: ({ documents }) => documents.map(({ id }) => id),
  })
  return data ?? NO_IDS
}

export function useRecentDocuments(tenantId: string | null) {
  return useQuery({
    ...documentsQuery({ limit: String(RECENT_DOCUMENTS) }),
    enabled: tenantId !== null,
  })
}
