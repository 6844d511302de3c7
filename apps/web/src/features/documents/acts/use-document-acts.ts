import type { BulkAnswer, DocumentAct } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { serverMessage } from '../../../api/request.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { workListWords as words } from '../../../words/work-list.ts'

interface Given {
  ids: readonly string[]
  act: DocumentAct
}

/** One act on some documents; afterwards nearly everything on any screen reads differently. */
export function useDocumentActs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, act }: Given) =>
      call('POST /api/documents/acts', { body: { ids: [...ids], ...act } }),
    onSuccess: (answer, { act }) => showToast(outcomeOf(answer, act)),
    onError: (error) =>
      showToast({
        title: words.failed.title,
        description: serverMessage(error) ?? words.failed.description,
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries(),
  })
}

/** Reasons are mostly the same for all; the first is shown. */
function outcomeOf({ done, notDone }: BulkAnswer, { act }: DocumentAct) {
  const [refused] = notDone
  const { title, description } = words.done[act]
  if (!refused) return { title, description: description(done.length) }
  return {
    title: done.length > 0 ? title : words.failed.title,
    description: words.partly(done.length, notDone.length, refused.why),
    ...(done.length === 0 && { variant: 'destructive' as const }),
  }
}
