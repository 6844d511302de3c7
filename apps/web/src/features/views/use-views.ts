import type { SavedViewRequest, ViewScreen } from '@efti-hub/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { viewsQuery } from '../../api/queries/views.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { viewWords as words } from '../../words/views.ts'

export const useViews = (screen: ViewScreen) => useQuery(viewsQuery(screen))

export function useSaveView(screen: ViewScreen) {
  return useViewChange(screen, (body: SavedViewRequest) => call('POST /api/views', { body }), words.saved)
}

export function useRemoveView(screen: ViewScreen) {
  return useViewChange(
    screen,
    ({ id }: { id: string; name: string }) => call('DELETE /api/views/{id}', { path: { id } }),
    words.removed,
  )
}

function useViewChange<Given extends { name: string }>(
  screen: ViewScreen,
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
    onSettled: () => client.invalidateQueries({ queryKey: viewsQuery(screen).queryKey }),
  })
}
