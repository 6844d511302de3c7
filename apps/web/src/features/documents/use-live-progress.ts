import type { JobUpdate } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { liveProgressQuery } from '../../api/queries/documents.ts'

/** The latest step that the live socket told of a document whose jobs are still at work. */
export function useLiveProgress(documentId: string): JobUpdate['data'] | null {
  const { data } = useQuery(liveProgressQuery(documentId))
  return data ?? null
}
