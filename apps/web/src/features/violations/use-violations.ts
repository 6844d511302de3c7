import type { ViolationRow, ViolationsList } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { violationsKey } from '../../api/keys.ts'
import { request } from '../../api/request.ts'
import type { ViolationFilters } from './violation-filters.ts'

const PAGE_SIZE = '50'

/** Open violations of all documents, gravest first, page by page. */
export function useViolations({ search, severity }: ViolationFilters, tenantId: string | null) {
  const query = { search: search?.trim() ?? '', severity: severity ?? '', limit: PAGE_SIZE }
  return useInfiniteQuery({
    queryKey: [...violationsKey(query), 'pages'],
    queryFn: ({ pageParam }) =>
      request<ViolationsList>('GET', violationsKey({ ...query, cursor: pageParam }).join('/')),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}

export interface DocumentViolations {
  documentId: string
  documentName: string
  violations: ViolationRow[]
}

/** By document, in the order in which the documents first appear. */
export function groupByDocument(rows: readonly ViolationRow[]): DocumentViolations[] {
  const groups = new Map<string, DocumentViolations>()
  for (const row of rows) {
    const { documentId, documentName } = row
    const group = groups.get(documentId) ?? { documentId, documentName, violations: [] }
    group.violations.push(row)
    groups.set(documentId, group)
  }
  return [...groups.values()]
}
