import type { Invitation, InvitationRequest, ListedMember, Role } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { userQuery } from '../../api/queries/accounts.ts'
import { invitationsQuery, membersQuery } from '../../api/queries/members.ts'
import { useChange } from '../../api/use-change.ts'
import { invitationWords, membersWords } from '../../words/members.ts'

export const useMembersList = () => useQuery(membersQuery())

export const useInvitations = (wanted: boolean) => useQuery({ ...invitationsQuery(), enabled: wanted })

const MEMBERS = [membersQuery().queryKey, userQuery().queryKey]
const INVITATIONS = [invitationsQuery().queryKey]

export function useRoleChange() {
  return useChange({
    change: ({ member, role }: { member: ListedMember; role: Role }) =>
      call('PATCH /api/members/{id}', { path: { id: member.id }, body: { role } }),
    stale: MEMBERS,
    done: ({ member }) => ({
      title: membersWords.roleChanged.title,
      description: membersWords.roleChanged.description(member.name),
    }),
  })
}

export function useMemberRemoval() {
  return useChange({
    change: ({ id }: ListedMember) => call('DELETE /api/members/{id}', { path: { id } }),
    stale: MEMBERS,
    done: ({ name }) => ({
      title: membersWords.removed.title,
      description: membersWords.removed.description(name),
    }),
  })
}

export function useInvite() {
  return useChange({
    change: (invitation: InvitationRequest) => call('POST /api/invitations', { body: invitation }),
    stale: INVITATIONS,
    done: ({ email }, { link }) =>
      link === null
        ? { title: invitationWords.sent.title, description: invitationWords.sent.description(email) }
        : undefined,
  })
}

export function useWithdrawal() {
  return useChange({
    change: ({ id }: Invitation) => call('DELETE /api/invitations/{id}', { path: { id } }),
    stale: INVITATIONS,
    done: ({ email }) => ({
      title: invitationWords.withdrawn.title,
      description: invitationWords.withdrawn.description(email),
    }),
  })
}
