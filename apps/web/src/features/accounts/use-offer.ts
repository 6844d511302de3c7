import { useQuery } from '@tanstack/react-query'
import { invitationOfferQuery } from '../../api/queries/accounts.ts'

/** What the invitation of a link offers; asked without using it up. */
export function useOffer(token: string | null) {
  return useQuery(invitationOfferQuery(token))
}
