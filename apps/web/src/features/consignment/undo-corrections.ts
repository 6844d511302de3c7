import type { ConsignmentAnswer, CorrectionAnswer, WithdrawalRequest } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { consignmentQuery } from '../../api/queries/consignment.ts'
import { dropQuestions } from '../../api/remember-questions.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { consignmentWords as words } from '../../words/consignment.ts'
import { togetherWords } from '../../words/together.ts'
import { conflictsIn, explainConflicts } from './changed-meanwhile.ts'

interface Undone extends Pick<WithdrawalRequest, 'corrections' | 'choices'> {
  /** Of the value that was corrected. */
  path?: string
}

/** What withdraws these corrections or choices of the person's own, as the action of a toast; nothing where nothing changed. */
export function undoAction(client: QueryClient, documentId: string, label: string, undone: Undone) {
  if ((undone.corrections ?? undone.choices ?? []).length === 0) return {}
  return {
    action: {
      label: words.undo,
      hint: words.undoHint(label),
      act: () => void withdraw(client, documentId, label, undone),
    },
  }
}

/** From a toast, which outlasts the page that it is about. */
async function withdraw(
  client: QueryClient,
  documentId: string,
  label: string,
  { path, ...undone }: Undone,
): Promise<void> {
  try {
    const answer = await call('POST /api/documents/{id}/consignment/withdraw', {
      path: { id: documentId },
      body: { ...undone, remember: 'ask' },
    })
    if (path !== undefined) dropQuestions(client, documentId, path)
    client.setQueryData(consignmentQuery(documentId).queryKey, consignmentIn(answer))
    const { title, description } = undone.corrections ? words.undone : words.choiceUndone
    showToast({ title, description: description(label) })
  } catch (error) {
    reportFailure(client, documentId, error, { conflict: togetherWords.notUndone })
  }
  readOthers(client)
}

interface FailureWords {
  /** Title where somebody else has changed it meanwhile. */
  conflict?: string
  /** For every other failure. */
  failed?: { title: string; description: string }
}

/** Without what the answer to a correction has beside the values in force. */
export function consignmentIn(answer: CorrectionAnswer): ConsignmentAnswer {
  const { learned: _1, rememberPlaces: _2, stored: _3, correctionIds: _4, choiceIds: _5, ...rest } = answer
  return rest
}

/** With a colleague's value where that is the reason; it is read at once, so that the screen has it. */
export function reportFailure(
  client: QueryClient,
  documentId: string,
  error: unknown,
  { conflict = togetherWords.conflict, failed = words.failed }: FailureWords = {},
): void {
  const conflicts = conflictsIn(error)
  const { title, description } = conflicts
    ? { title: conflict, description: explainConflicts(conflicts) }
    : { title: failed.title, description: serverMessage(error) ?? failed.description }
  showToast({ title, description, variant: 'destructive' })
  if (!conflicts) return
  void client.invalidateQueries(consignmentQuery(documentId))
  readOthers(client)
}

/** Of a document: the answer itself, and the pages of its file. */
const UNCHANGED = new Set<unknown>(['consignment', 'pages'])

/** Everything about documents but what the correction answered, and what it cannot change. */
export function readOthers(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      isBelow('/api/documents', queryKey) && !(queryKey.length === 3 && UNCHANGED.has(queryKey[2])),
  })
}
