import type { HeldAccess, HeldAccessList } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { apiKeysKey, heldAccessKey, membersKey } from '../../api/keys.ts'
import { request } from '../../api/request.ts'
import { useChange } from '../../api/use-change.ts'
import { heldWords as words } from '../../words/members.ts'

export const useHeldAccess = () => useQuery<HeldAccessList>({ queryKey: heldAccessKey })

export function useHeldDecision() {
  return useChange({
    change: ({ entry, keep }: { entry: HeldAccess; keep: boolean }) =>
      request<HeldAccessList>('POST', '/api/held-access/decision', {
        keep: keep ? [entry.id] : [],
        remove: keep ? [] : [entry.id],
      }),
    stale: [heldAccessKey, membersKey, apiKeysKey],
    done: ({ entry, keep }) => {
      const { title, description } = keep ? words.kept : words.removed
      return { title, description: description(entry.name) }
    },
  })
}
