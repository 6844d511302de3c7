import { QueryCache, QueryClient } from '@tanstack/react-query'
import { userQuery } from './queries/accounts.ts'
import { isUnauthorized } from './request.ts'

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
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })
  return client
}
