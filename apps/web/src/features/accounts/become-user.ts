import type { CurrentUser } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../api/queries/accounts.ts'

/** Another person, or the same in another organisation: what was read before must not show any more. */
export function becomeUser(client: QueryClient, user: CurrentUser): void {
  const userKey = userQuery().queryKey
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
  client.setQueryData(userKey, user)
}
