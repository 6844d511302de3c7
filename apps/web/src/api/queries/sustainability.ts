import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { reading, readingPages } from '../reading.ts'

/** Everything of the screen has its path first: one change makes all of it out of date. */
export const sustainabilityKey = ['/api/sustainability']
/** Figures are soon calculated: until nothing waits, the screen looks again. */
const LOOK_AGAIN_MS = 1_500

export const sustainabilityQuery = (year: number | undefined) =>
  queryOptions({
    ...reading('GET /api/sustainability', { query: { year: year ? String(year) : '' } }),
    queryKey: [...sustainabilityKey, 'year', year ?? 'now'],
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? LOOK_AGAIN_MS : false),
  })

export const emissionsQuery = (query: { year: string } & Record<string, string>) =>
  infiniteQueryOptions({
    ...readingPages('GET /api/sustainability/consignments', { query }),
    queryKey: [...sustainabilityKey, 'list', query],
    staleTime: 0,
  })

export const emissionQuery = (id: string) =>
  queryOptions({
    ...reading('GET /api/sustainability/consignments/{id}', { path: { id } }),
    queryKey: [...sustainabilityKey, 'consignments', id],
    staleTime: 0,
  })

export const factorsQuery = () =>
  queryOptions({ ...reading('GET /api/sustainability/factors'), queryKey: [...sustainabilityKey, 'factors'] })

export const placeAnswersQuery = () =>
  queryOptions({
    ...reading('GET /api/sustainability/places/answers'),
    queryKey: [...sustainabilityKey, 'places', 'answers'],
    staleTime: 0,
  })

/** Towns by the beginning of their name. */
export const placeSearchQuery = (search: string) =>
  queryOptions({
    ...reading('GET /api/sustainability/places', { query: { search } }),
    queryKey: [...sustainabilityKey, 'places', search],
  })
