import type { JobUpdate } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { liveProgressKey } from '../../api/keys.ts'

/** The latest step that the live socket told of a document whose jobs are still at work. */
export function useLiveProgress(documentId: string): JobUpdate['data'] | null {
  const { data } = useQuery<JobUpdate['data'] | null>({
    queryKey: liveProgressKey(documentId),
    enabled: false,
  })
  return data ?? null
}
