import type { ConsignmentAnswer, ConsignmentField } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consignmentKey, isBelow } from '../../api/keys.ts'
import { request, serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentWords as words } from '../../words/consignment.ts'

export interface Correction {
  path: string
  label: string
  /** null: the document holds no such value. */
  value: ConsignmentField['value'] | null
}

export function useCorrection(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ path, value }: Correction) =>
      request<ConsignmentAnswer>('PATCH', `/api/documents/${documentId}/consignment`, {
        corrections: [{ path, value }],
      }),
    onSuccess: (answer, { label, value }) => {
      client.setQueryData(consignmentKey(documentId), answer)
      const { title, description } = value === null ? words.takenAway : words.saved
      showToast({ title, description: description(label) })
      void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          isBelow('/api/documents', queryKey) &&
          queryKey.at(-1) !== 'consignment' &&
          queryKey.at(-1) !== 'pages',
      })
    },
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
  })
}
