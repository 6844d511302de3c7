import type { CorrectionRequest } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { consignmentQuery } from '../../api/queries/consignment.ts'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentWords as words } from '../../words/consignment.ts'
import { consignmentIn, readOthers, reportFailure, undoAction } from './undo-corrections.ts'

type Choice = Pick<CorrectionRequest, 'answers' | 'subsets' | 'kind'>

interface ChoiceWords {
  saved: { title: string; description: string }
  /** What is as it was before once the choice is undone. */
  label: string
  failed?: { title: string; description: string }
}

/** The kind, answers to questions and choices of subsets, each with ten seconds to undo it; a re-check follows. */
export function useConsignmentChoice(
  documentId: string,
  wordsFor: (body: Choice) => ChoiceWords = usualWords,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Choice) =>
      call('PATCH /api/documents/{id}/consignment', { path: { id: documentId }, body }),
    onSuccess: (answer, body) => {
      client.setQueryData(consignmentQuery(documentId).queryKey, consignmentIn(answer))
      const { saved, label } = wordsFor(body)
      showToast({ ...saved, ...undoAction(client, documentId, label, { choices: answer.choiceIds }) })
      readOthers(client)
    },
    onError: (error, body) => {
      const { failed } = wordsFor(body)
      reportFailure(client, documentId, error, failed && { failed })
    },
  })
}

const usualWords = ({ answers, subsets = [] }: Choice): ChoiceWords =>
  answers
    ? { saved: words.answered, label: words.answer }
    : { saved: words.subsets.saved, label: words.subsets.subset(subsets.map(({ id }) => id)) }
