import { useQuery } from '@tanstack/react-query'
import { invitationOfferQuery } from '../../api/queries/accounts.ts'

/** What the invitation of the address offers; asked without using it up. */
export function useOffer(token: string | null) {
  return useQuery(invitationOfferQuery(token))
}

/** The `invitation` of the address, on the visitor's paths. */
export function invitationIn(search: object): string | null {
  const token = 'invitation' in search ? search.invitation : null
  return typeof token === 'string' && token !== '' ? token : null
}
