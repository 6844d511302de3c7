import type { PlanValue } from '@efti-hub/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { consignmentQuery } from '../../api/queries/consignment.ts'
import { dropQuestions, keepQuestions } from '../../api/remember-questions.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentWords } from '../../words/consignment.ts'
import { togetherWords } from '../../words/together.ts'

/**
 * A proposed value as an ordinary correction of the person, refused where somebody changed the field since it was shown. The step is
 * ticked off with it. `applied`: ids of the corrections that can be undone; null where there are none.
 */
export function useApply(
  documentId: string,
  { path, label, value }: PlanValue,
  onTick: (done: boolean) => void,
) {
  const client = useQueryClient()
  const [applied, setApplied] = useState<number[] | null>(null)
  const apply = useMutation({
    mutationFn: ({ seen }: { seen: PlanValue['value'] | null }) =>
      call('PATCH /api/documents/{id}/consignment', {
        path: { id: documentId },
        body: { corrections: [{ path, value, seen }], remember: 'ask' },
      }),
    onSuccess: ({ correctionIds, rememberPlaces }) => {
      keepQuestions(client, documentId, path, { rememberPlaces })
      setApplied(correctionIds.length > 0 ? correctionIds : null)
      showToast({
        title: consignmentWords.saved.title,
        description: consignmentWords.saved.description(label),
      })
      onTick(true)
    },
    onError: (error) => showFailure(consignmentWords.failed.title, error),
    onSettled: () => readAgain(client, documentId),
  })
  const undo = useMutation({
    mutationFn: (corrections: number[]) =>
      call('POST /api/documents/{id}/consignment/withdraw', {
        path: { id: documentId },
        body: { corrections, remember: 'ask' },
      }),
    onSuccess: () => {
      dropQuestions(client, documentId, path)
      setApplied(null)
      const { title, description } = consignmentWords.undone
      showToast({ title, description: description(label) })
      onTick(false)
    },
    onError: (error) => showFailure(togetherWords.notUndone, error),
    onSettled: () => readAgain(client, documentId),
  })
  return { apply, undo, applied }
}

function showFailure(title: string, error: unknown): void {
  const description = serverMessage(error) ?? consignmentWords.failed.description
  showToast({ title, description, variant: 'destructive' })
}

/** The document's values, its state and the lists of violations. */
function readAgain(client: QueryClient, documentId: string): void {
  void client.invalidateQueries(consignmentQuery(documentId))
  void client.invalidateQueries({
    predicate: ({ queryKey }) => isBelow('/api/violations', queryKey) || isBelow('/api/documents', queryKey),
  })
}
