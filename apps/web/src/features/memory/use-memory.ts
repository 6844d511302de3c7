import type { Lesson, PartnerMemory } from '@efti-hub/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { partnerMemoryKey, withQuery } from '../../api/keys.ts'
import { request, send } from '../../api/request.ts'
import { useChange } from '../../api/use-change.ts'
import { memoryWords as words } from '../../words/memory.ts'

const PAGE_SIZE = '25'

/** Page by page, newest first. */
export function useMemory() {
  return useInfiniteQuery({
    queryKey: [...partnerMemoryKey, 'pages'],
    queryFn: ({ pageParam }) =>
      request<PartnerMemory>(
        'GET',
        withQuery('/api/partner-memory', { limit: PAGE_SIZE, cursor: pageParam }),
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
}

export function useForgetting() {
  return useChange({
    change: ({ id }: Lesson) => send('DELETE', `/api/partner-memory/${id}`),
    stale: [partnerMemoryKey],
    done: ({ label }) => ({
      title: words.forgotten.title,
      description: words.forgotten.description(label),
    }),
  })
}
