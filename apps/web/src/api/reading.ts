import type { AnswerOf, Call } from '@efti-hub/contract'
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, type GivenIfAny } from './call.ts'
import { callPath, keyOf } from './keys.ts'
import { request } from './request.ts'

type ReadingCall = Extract<Call, `GET ${string}`>

/** Lists that are read page by page. */
type ListCall = {
  [Name in ReadingCall]: AnswerOf<Name> extends { nextCursor: string | null } ? Name : never
}[ReadingCall]

/** What a call reads, under the key that is its path. */
export function reading<Name extends ReadingCall>(name: Name, ...given: GivenIfAny<Name>) {
  return queryOptions({ queryKey: keyOf(name, given[0]) as QueryKey, queryFn: () => call(name, ...given) })
}

/** A list page by page, under the key of its first page and 'pages'. */
export function readingPages<Name extends ListCall>(name: Name, ...[given]: GivenIfAny<Name>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(name, given), 'pages'] as QueryKey,
    queryFn: async ({ pageParam }) => {
      const page = await request(
        'GET',
        callPath(name, { ...given, query: { ...given?.query, cursor: pageParam } }),
      )
      return page as AnswerOf<Name>
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  })
}
