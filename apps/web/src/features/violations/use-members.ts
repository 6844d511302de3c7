import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '../../api/queries/members.ts'

/** Everybody who can be given a violation to correct. */
export function useMembers(wanted: boolean) {
  return useQuery({ ...membersQuery(), enabled: wanted })
}
