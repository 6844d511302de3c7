import { type CurrentUser, USER_FRESH_MS } from '@efti-hub/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../call.ts'
import { keyOf } from '../keys.ts'
import { reading } from '../reading.ts'

/** Null: nobody is signed in. */
export const userQuery = () =>
  queryOptions({
    queryKey: keyOf('GET /api/auth/user'),
    queryFn: (): Promise<CurrentUser | null> => call('GET /api/auth/user'),
    staleTime: USER_FRESH_MS,
    retry: false,
  })

export const identityProviderQuery = () => reading('GET /api/auth/provider')
export const registrationRuleQuery = () => reading('GET /api/auth/registration')

/** What an invitation offers; asked without using it up. */
export const invitationOfferQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['invitation-offer', token],
    queryFn: token === null ? skipToken : () => call('POST /api/auth/invitation', { body: { token } }),
  })

/** How the person may prove who they are. */
export const identityCheckQuery = () => ({ ...reading('GET /api/auth/confirm'), staleTime: 0, gcTime: 0 })

/** Set once by a registration with a well-known password; nothing is fetched. */
export const passwordWarningQuery = () =>
  queryOptions<string | null>({ queryKey: ['password-warning'], queryFn: skipToken })
