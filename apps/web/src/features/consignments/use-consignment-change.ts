import type { ConsignmentDetail, ContradictionSettled } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isBelow } from '../../api/keys.ts'
import { consignmentDetailQuery } from '../../api/queries/consignments.ts'
import { dropQuestionsOfField, keepQuestions } from '../../api/remember-questions.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentPageWords as words } from '../../words/consignments.ts'

interface Change {
  send: () => Promise<ConsignmentDetail & Partial<Pick<ContradictionSettled, 'rememberPlaces'>>>
  done: { title: string; description: string }
  /** The comparison that is settled: what was asked about its values before is out of date. */
  settles?: string
}

/** What a person decides about a consignment; the answer is the consignment as it is now. */
export function useConsignmentChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: ({ rememberPlaces = [], ...answer }, { done, settles }) => {
      client.setQueryData(consignmentDetailQuery(id).queryKey, answer)
      const settled = answer.compared.find(({ code }) => code === settles)?.values ?? []
      for (const { documentId, path } of settled)
        if (path !== null) dropQuestionsOfField(client, documentId, path)
      for (const [documentId, asked] of Map.groupBy(rememberPlaces, (one) => one.documentId))
        for (const [path, places] of Map.groupBy(asked, (one) => one.path))
          keepQuestions(client, documentId, path, { rememberPlaces: places })
      showToast(done)
    },
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          isBelow('/api/consignments', queryKey) ||
          isBelow('/api/violations', queryKey) ||
          isBelow('/api/documents', queryKey),
      }),
  })
}
