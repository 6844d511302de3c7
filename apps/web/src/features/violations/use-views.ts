import type { ViolationView } from '@efti-hub/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { violationViewsQuery } from '../../api/queries/violations.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { viewWords as words } from '../../words/violation-acts.ts'
import { filterOf, type ViolationFilters, violationFilters } from './violation-filters.ts'

export const useViews = () => useQuery(violationViewsQuery())

/** The filters of a view. One without a status shows all of them. */
export const filtersOfView = ({ query }: ViolationView): ViolationFilters =>
  violationFilters({ status: 'all', ...query })

export function useSaveView(filters: ViolationFilters) {
  return useViewChange(
    ({ name, shared }: { name: string; shared: boolean }) =>
      call('POST /api/violation-views', {
        body: {
          name,
          shared,
          query: { ...filterOf(filters), ...(filters.sort && { sort: filters.sort }) },
        },
      }),
    words.saved,
  )
}

export function useRemoveView() {
  return useViewChange(
    ({ id }: { id: string; name: string }) => call('DELETE /api/violation-views/{id}', { path: { id } }),
    words.removed,
  )
}

function useViewChange<Given extends { name: string }>(
  change: (given: Given) => Promise<unknown>,
  done: { title: string; description: (name: string) => string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, { name }) => showToast({ title: done.title, description: done.description(name) }),
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: violationViewsQuery().queryKey }),
  })
}
