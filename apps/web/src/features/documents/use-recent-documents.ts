import { RECENT_DOCUMENTS } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { documentsQuery } from '../../api/queries/documents.ts'

/** By itself: the dashboard does without pages of a list. */
export function useRecentDocuments(tenantId: string | null) {
  return useQuery({
    ...documentsQuery({ limit: String(RECENT_DOCUMENTS) }),
    enabled: tenantId !== null,
  })
}
