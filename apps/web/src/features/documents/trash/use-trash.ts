import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { serverMessage } from '../../../api/request.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { trashWords as words } from '../../../words/trash.ts'

interface Named {
  id: string
  originalName: string
}

/** Nearly everything on any screen counts documents or lists them. */
const refetchAll = (client: QueryClient) => void client.invalidateQueries()

function report(title: string, error: unknown) {
  showToast({ title, description: serverMessage(error) ?? words.tryAgain, variant: 'destructive' })
}

export function useDelete() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Named) => call('DELETE /api/documents/{id}', { path: { id } }),
    onSuccess: (_answer, document) =>
      showToast({
        title: words.moved,
        description: document.originalName,
        action: { label: words.undo, hint: words.undoHint, act: () => void restore(client, document) },
      }),
    onError: (error) => report(words.notDeleted, error),
    onSettled: () => refetchAll(client),
  })
}

/** Also from a toast, which outlasts what was on the screen. */
async function restore(client: QueryClient, { id, originalName }: Named): Promise<void> {
  try {
    await call('POST /api/documents/{id}/restore', { path: { id } })
    showToast({ title: words.restored, description: originalName })
  } catch (error) {
    report(words.notRestored, error)
  }
  refetchAll(client)
}

export function useRestore() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (document: Named) => restore(client, document) })
}

export function usePurge() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Named) => call('DELETE /api/trash/{id}', { path: { id } }),
    onSuccess: (_answer, { originalName }) => showToast({ title: words.purged, description: originalName }),
    onError: (error) => report(words.notDeleted, error),
    onSettled: () => refetchAll(client),
  })
}
