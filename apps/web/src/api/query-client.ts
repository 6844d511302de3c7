import { QueryCache, QueryClient } from '@tanstack/react-query'
import { userQuery } from './queries/accounts.ts'
import { isUnauthorized } from './request.ts'

/**
 * A confirmed identity gives the session a new token. A call that left with the former one moments before is made once
 * more. `useSession` asks without this: it finds out whether there is a session at all.
 */
const retryAfterNewToken = (failures: number, error: unknown) => failures === 0 && isUnauthorized(error)

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A session that ended shows at whichever call comes next; asking for the user then shows the sign-in form.
      onError: (error, query) => {
        if (isUnauthorized(error) && query.queryKey[0] !== userQuery().queryKey[0]) {
          void client.invalidateQueries({ queryKey: userQuery().queryKey })
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60_000,
        retry: retryAfterNewToken,
        retryDelay: 300,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })
  return client
}
