import type { ConsignmentField } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { consignmentQuery } from '../../api/queries/consignment.ts'
import { keepQuestions } from '../../api/remember-questions.ts'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentWords as words } from '../../words/consignment.ts'
import { takingWords } from '../../words/taking.ts'
import { isSameValue } from './changed-meanwhile.ts'
import { correctionsWith } from './taking/corrections-with.ts'
import type { TakenWith } from './taking/use-taken-text.ts'
import { consignmentIn, readOthers, reportFailure, undoAction } from './undo-corrections.ts'
import { keepLearned } from './use-learned.ts'

export interface Correction {
  path: string
  label: string
  /** null: the document contains no such value. */
  value: ConsignmentField['value'] | null
  /** Of a value that was read with doubt: somebody has looked at it. */
  confirms?: boolean
  /** A person has looked for it and found nothing. */
  absent?: boolean
  /** The value that was in force when the editor was opened, null: none; left out: the one on screen. */
  seen?: ConsignmentField['value'] | null
  /** Where the value was taken from, and what else is saved with it. */
  taken?: TakenWith | undefined
}

export function useCorrection(documentId: string) {
  const client = useQueryClient()
  const { queryKey: consignmentKey } = consignmentQuery(documentId)
  return useMutation({
    mutationFn: (made: Correction) =>
      call('PATCH /api/documents/{id}/consignment', {
        path: { id: documentId },
        body: { corrections: correctionsWith(made, client.getQueryData(consignmentKey)), remember: 'ask' },
      }),
    onSuccess: (answer, { path, label, value, confirms, absent, taken }) => {
      const before = client.getQueryData(consignmentKey)?.fields.find((field) => field.path === path)
      const same = confirms && isSameValue(before?.value, value)
      client.setQueryData(consignmentKey, consignmentIn(answer))
      keepQuestions(client, documentId, path, answer)
      const taught = keepLearned(client, documentId, path, answer)
      const { title, description } = absent
        ? words.absent
        : value === null
          ? words.takenAway
          : same
            ? words.confirmed
            : words.saved
      const more = taken?.others.length ?? 0
      const stored = more > 0 ? takingWords.savedMore(label, more) : description(label)
      showToast({
        title,
        description: [stored, taught].filter(Boolean).join(' '),
        ...undoAction(client, documentId, label, { path, corrections: answer.correctionIds }),
      })
      readOthers(client)
    },
    onError: (error) => reportFailure(client, documentId, error),
  })
}
