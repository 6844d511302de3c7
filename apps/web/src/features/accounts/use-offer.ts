import type { InvitationOffer } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

/** What the invitation of the address offers; asked without using it up. */
export function useOffer(token: string | null) {
  return useQuery<InvitationOffer>({
    queryKey: ['invitation-offer', token],
    queryFn: () => request('POST', '/api/auth/invitation', { token }),
    enabled: token !== null,
  })
}

/** The `invitation` of the address, on the visitor's paths. */
export function invitationIn(search: object): string | null {
  const token = 'invitation' in search ? search.invitation : null
  return typeof token === 'string' && token !== '' ? token : null
}
