import type { DocumentDetail } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { documentQuery } from '../../api/queries/documents.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { decisionWords as words } from '../../words/decisions.ts'

export type DecisionAct = 'approve' | 'reject'

const CALLS = {
  approve: 'POST /api/documents/{id}/approve',
  reject: 'POST /api/documents/{id}/reject',
} as const
const DONE = { approve: words.approved, reject: words.rejected }

export function useDecision({ id, originalName }: Pick<DocumentDetail, 'id' | 'originalName'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ act, ...body }: { act: DecisionAct; comment: string; checkId?: string }) =>
      call(CALLS[act], { path: { id }, body }),
    onSuccess: (_answer, { act }) => {
      const { title, description } = DONE[act]
      showToast({ title, description: description(originalName) })
    },
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
    // After a refusal too: somebody else may have been quicker.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: documentQuery(id).queryKey })
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.length === 1 && isBelow('/api/documents', queryKey),
      })
    },
  })
}
