import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { userKey } from './keys.ts'
import { isUnauthorized, request } from './request.ts'

export function readPath({ queryKey }: { queryKey: QueryKey }): Promise<unknown> {
  return request('GET', queryKey.join('/'))
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A session that ended shows at whichever call comes next; asking for the user then shows the sign-in form.
      onError: (error, query) => {
        if (isUnauthorized(error) && query.queryKey[0] !== userKey[0]) {
          void client.invalidateQueries({ queryKey: userKey })
        }
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: readPath,
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
