import type { SplitRequest } from '@efti-hub/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { splittingWords as words } from '../../words/splitting.ts'

interface Named {
  id: string
  originalName: string
}

/** Nearly everything on any screen counts documents or lists them. */
const refetchAll = (client: QueryClient) => void client.invalidateQueries()

function report(title: string, error: unknown) {
  showToast({ title, description: serverMessage(error) ?? words.tryAgain, variant: 'destructive' })
}

/** Makes the documents; the toast undoes it. */
export function useSplit({ id, originalName }: Named) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SplitRequest) => call('POST /api/documents/{id}/split', { path: { id }, body }),
    onSuccess: (made) =>
      showToast({
        title: words.made(made.length),
        description: words.madeHint(originalName),
        action: {
          label: words.undo,
          hint: words.undoHint,
          act: () => void undo(client, { id, originalName }),
        },
      }),
    onError: (error) => report(words.notMade, error),
    onSettled: () => refetchAll(client),
  })
}

async function undo(client: QueryClient, { id, originalName }: Named): Promise<void> {
  try {
    await call('POST /api/documents/{id}/restore', { path: { id } })
    showToast({ title: words.undone, description: originalName })
  } catch (error) {
    report(words.notUndone, error)
  }
  refetchAll(client)
}

/** No split of the file is proposed any more. */
export function useKeepWhole(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/documents/{id}/keep-whole', { path: { id } }),
    onSuccess: () => showToast(words.keptWhole),
    onError: (error) => report(words.notKept, error),
    onSettled: () => refetchAll(client),
  })
}
