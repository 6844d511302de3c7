import type { EmissionDetail, EmissionsList, FactorsAnswer, SustainabilityAnswer } from '@efti-hub/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { withQuery } from '../../api/keys.ts'
import { request } from '../../api/request.ts'
import type { ListOf } from './sustainability-filters.ts'

/** Everything of the screen has its path first: one change makes all of it out of date. */
const ROOT = '/api/sustainability'
export const sustainabilityKey = [ROOT]
/** Figures are soon reckoned: until nothing waits, the screen looks again. */
const LOOK_AGAIN_MS = 1_500

export function useSustainability(tenantId: string | null, year: number | undefined) {
  return useQuery<SustainabilityAnswer>({
    queryKey: [ROOT, 'year', year ?? 'now'],
    queryFn: () => request('GET', withQuery(ROOT, { year: year ? String(year) : '' })),
    enabled: tenantId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? LOOK_AGAIN_MS : false),
  })
}

export function useEmissions(year: number, list: ListOf | undefined, key: string | undefined) {
  const query = { year: String(year), ...(list && list !== 'all' && key ? { [list]: key } : {}) }
  return useInfiniteQuery<EmissionsList>({
    queryKey: [ROOT, 'list', query],
    queryFn: ({ pageParam }) =>
      request('GET', withQuery(`${ROOT}/consignments`, { ...query, cursor: String(pageParam) })),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: list !== undefined,
    staleTime: 0,
  })
}

export function useEmission(id: string | undefined) {
  return useQuery<EmissionDetail>({
    queryKey: [ROOT, 'consignments', id ?? ''],
    enabled: id !== undefined,
    staleTime: 0,
  })
}

export const useFactors = (enabled: boolean) =>
  useQuery<FactorsAnswer>({ queryKey: [ROOT, 'factors'], enabled })
