import { DOCUMENTS_POLL_MS, type Document, RECENT_DOCUMENTS } from '@efti-hub/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { documentsKey } from '../../api/keys.ts'
import { send } from '../../api/request.ts'
import { type DocumentFilters, documentsQueryOf } from './document-filters.ts'

interface DocumentsPage {
  documents: Document[]
  /** How many match in all; the list itself ends at 500. */
  total: number
}

function documentsOptions(query: Record<string, string>) {
  const key = documentsKey(query)
  return queryOptions({
    queryKey: key,
    queryFn: async (): Promise<DocumentsPage> => {
      const response = await send('GET', key.join('/'))
      const documents = (await response.json()) as Document[]
      return { documents, total: Number(response.headers.get('X-Total-Count') ?? documents.length) }
    },
  })
}

/** Read anew every five seconds; an unchanged list comes back as a 304 and redraws nothing. */
export function useDocuments(filters: DocumentFilters, tenantId: string | null) {
  return useQuery({
    ...documentsOptions(documentsQueryOf(filters)),
    enabled: tenantId !== null,
    refetchInterval: DOCUMENTS_POLL_MS,
    placeholderData: keepPreviousData,
  })
}

const NO_IDS: readonly string[] = []

/** Ids in the order of the list; as it was when it was last read, without asking every few seconds. */
export function useDocumentOrder(filters: DocumentFilters, tenantId: string | null): readonly string[] {
  const { data } = useQuery({
    ...documentsOptions(documentsQueryOf(filters)),
    enabled: tenantId !== null,
    select: ({ documents }) => documents.map(({ id }) => id),
  })
  return data ?? NO_IDS
}

export function useRecentDocuments(tenantId: string | null) {
  return useQuery({
    ...documentsOptions({ limit: String(RECENT_DOCUMENTS) }),
    enabled: tenantId !== null,
  })
}
