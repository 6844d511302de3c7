import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { consignmentsQuery } from '../../api/queries/consignments.ts'
import { type ConsignmentFilters, consignmentsQueryOf } from './consignment-filters.ts'

export function useConsignments(filters: ConsignmentFilters, tenantId: string | null) {
  return useInfiniteQuery({
    ...consignmentsQuery(consignmentsQueryOf(filters)),
    enabled: tenantId !== null,
    placeholderData: keepPreviousData,
  })
}
