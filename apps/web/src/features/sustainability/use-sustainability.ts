import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  emissionQuery,
  emissionsQuery,
  factorsQuery,
  sustainabilityQuery,
} from '../../api/queries/sustainability.ts'
import type { ListOf } from './sustainability-filters.ts'

export const useSustainability = (tenantId: string | null, year: number | undefined) =>
  useQuery({ ...sustainabilityQuery(year), enabled: tenantId !== null })

export function useEmissions(year: number, list: ListOf | undefined, key: string | undefined) {
  const query = { year: String(year), ...(list && list !== 'all' && key ? { [list]: key } : {}) }
  return useInfiniteQuery({ ...emissionsQuery(query), enabled: list !== undefined })
}

export const useEmission = (id: string | undefined) =>
  useQuery({ ...emissionQuery(id ?? ''), enabled: id !== undefined })

export const useFactors = (enabled: boolean) => useQuery({ ...factorsQuery(), enabled })
