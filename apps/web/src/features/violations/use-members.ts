import type { MembersList } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { membersKey } from '../../api/keys.ts'

/** Everybody who can be given a violation to mend. */
export function useMembers(wanted: boolean) {
  return useQuery<MembersList>({ queryKey: membersKey, enabled: wanted })
}
