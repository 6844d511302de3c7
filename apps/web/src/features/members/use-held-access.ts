import type { HeldAccess } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { apiKeysQuery } from '../../api/queries/keys.ts'
import { heldAccessQuery, membersQuery } from '../../api/queries/members.ts'
import { useChange } from '../../api/use-change.ts'
import { heldWords as words } from '../../words/members.ts'

export const useHeldAccess = () => useQuery(heldAccessQuery())

export function useHeldDecision() {
  return useChange({
    change: ({ entry, keep }: { entry: HeldAccess; keep: boolean }) =>
      call('POST /api/held-access/decision', {
        body: { keep: keep ? [entry.id] : [], remove: keep ? [] : [entry.id] },
      }),
    stale: [heldAccessQuery().queryKey, membersQuery().queryKey, apiKeysQuery().queryKey],
    done: ({ entry, keep }) => {
      const { title, description } = keep ? words.kept : words.removed
      return { title, description: description(entry.name) }
    },
  })
}
