import type {
  Invitation,
  InvitationMade,
  InvitationRequest,
  InvitationsList,
  ListedMember,
  MembersList,
  Role,
} from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { invitationsKey, membersKey, userKey } from '../../api/keys.ts'
import { request, send } from '../../api/request.ts'
import { useChange } from '../../api/use-change.ts'
import { invitationWords, membersWords } from '../../words/members.ts'

export const useMembersList = () => useQuery<MembersList>({ queryKey: membersKey })

export function useInvitations(wanted: boolean) {
  return useQuery<InvitationsList>({ queryKey: invitationsKey, enabled: wanted })
}

export function useRoleChange() {
  return useChange({
    change: ({ member, role }: { member: ListedMember; role: Role }) =>
      request<MembersList>('PATCH', `/api/members/${member.id}`, { role }),
    stale: [membersKey, userKey],
    done: ({ member }) => ({
      title: membersWords.roleChanged.title,
      description: membersWords.roleChanged.description(member.name),
    }),
  })
}

export function useMemberRemoval() {
  return useChange({
    change: ({ id }: ListedMember) => send('DELETE', `/api/members/${id}`),
    stale: [membersKey, userKey],
    done: ({ name }) => ({
      title: membersWords.removed.title,
      description: membersWords.removed.description(name),
    }),
  })
}

export function useInvite() {
  return useChange({
    change: (invitation: InvitationRequest) =>
      request<InvitationMade>('POST', '/api/invitations', invitation),
    stale: [invitationsKey],
    done: ({ email }, { link }) =>
      link === null
        ? { title: invitationWords.sent.title, description: invitationWords.sent.description(email) }
        : undefined,
  })
}

export function useWithdrawal() {
  return useChange({
    change: ({ id }: Invitation) => send('DELETE', `/api/invitations/${id}`),
    stale: [invitationsKey],
    done: ({ email }) => ({
      title: invitationWords.withdrawn.title,
      description: invitationWords.withdrawn.description(email),
    }),
  })
}
