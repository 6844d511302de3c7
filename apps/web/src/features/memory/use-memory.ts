import type { Lesson } from '@efti-hub/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { partnerMemoryQuery } from '../../api/queries/partner-memory.ts'
import { useChange } from '../../api/use-change.ts'
import { memoryWords as words } from '../../words/memory.ts'

/** Page by page, newest first. */
export const useMemory = () => useInfiniteQuery(partnerMemoryQuery())

export function useForgetting() {
  return useChange({
    change: ({ id }: Lesson) => call('DELETE /api/partner-memory/{id}', { path: { id } }),
    stale: [partnerMemoryQuery().queryKey],
    done: ({ label, refused }) => {
      const { title, description } = refused ? words.allowed : words.forgotten
      return { title, description: description(label) }
    },
  })
}

export function useRemembering() {
  return useChange({
    change: ({ placeId }: Lesson) =>
      call('POST /api/partner-memory/answers', { body: { places: [placeId], remember: true } }),
    stale: [partnerMemoryQuery().queryKey],
    done: ({ label, refused }) => {
      const { title, description } = refused ? words.refusalRemembered : words.remembered
      return { title, description: description(label) }
    },
  })
}
