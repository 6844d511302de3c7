import type { CorrectionRequest } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { consignmentQuery } from '../../api/queries/consignment.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentWords as words } from '../../words/consignment.ts'

type Choice = Pick<CorrectionRequest, 'answers' | 'subsets'>

/** Answers to questions and choices of subsets; a re-check follows. */
export function useConsignmentChoice(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Choice) =>
      call('PATCH /api/documents/{id}/consignment', { path: { id: documentId }, body }),
    onSuccess: (answer, { answers }) => {
      client.setQueryData(consignmentQuery(documentId).queryKey, answer)
      showToast(answers ? words.answered : words.subsets.saved)
      void client.invalidateQueries({
        predicate: ({ queryKey }) => isBelow('/api/documents', queryKey) && queryKey.length <= 2,
      })
    },
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
  })
}
