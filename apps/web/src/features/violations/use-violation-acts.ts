import type { BulkAct, BulkAnswer, ViolationDetail, ViolationFilter } from '@efti-hub/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isBelow, violationKey } from '../../api/keys.ts'
import { request, serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { actWords as words } from '../../words/violation-acts.ts'

/** By their ids, or all that match a filter. */
export type Target = { ids: readonly string[] } | { filter: ViolationFilter }

/** One act on one or many; what could not be done is told with its reason. */
export function useViolationActs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ target, act }: { target: Target; act: BulkAct }) =>
      request<BulkAnswer>('POST', '/api/violations/bulk', { ...target, ...act }),
    onSuccess: ({ done, notDone }, { act }) => {
      const { title, description } = words.done[act.act]
      const [refused] = notDone
      if (!refused) showToast({ title, description: description(done.length) })
      else {
        const partly = words.partly(done.length, notDone.length, refused.why)
        showToast({ title: words.failed.title, description: partly, variant: 'destructive' })
      }
    },
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
    onSettled: () => readAgain(client),
  })
}

export function useComment(violationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      request<ViolationDetail>('POST', `/api/violations/${violationId}/comments`, { text }),
    onError: (error) => {
      const description = serverMessage(error) ?? words.commentFailed.description
      showToast({ title: words.commentFailed.title, description, variant: 'destructive' })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: violationKey(violationId) })
      readAgain(client)
    },
  })
}

/** Lists, counts, and documents: a waiver may change a document's status. */
function readAgain(client: QueryClient) {
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      isBelow('/api/violations', queryKey) || (isBelow('/api/documents', queryKey) && queryKey.length <= 2),
  })
}
