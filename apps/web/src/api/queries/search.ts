import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { reading } from '../reading.ts'

/** What is found is of the moment: a document may have been read since. */
const FRESH_MS = 10_000

export const searchQuery = (q: string) =>
  queryOptions({
    ...reading('GET /api/search', { query: { q } }),
    staleTime: FRESH_MS,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })
