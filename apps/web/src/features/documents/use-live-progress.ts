import type { JobUpdate } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { liveProgressQuery } from '../../api/queries/documents.ts'

/** The latest step reported by the live socket for a document whose jobs are still running. */
export function useLiveProgress(documentId: string): JobUpdate['data'] | null {
  const { data } = useQuery(liveProgressQuery(documentId))
  return data ?? null
}
