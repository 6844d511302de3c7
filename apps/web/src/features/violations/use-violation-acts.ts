import type {
  BulkAct,
  BulkAnswer,
  CommentRequest,
  CorrectViolations,
  ViolationFilter,
} from '@efti-hub/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { violationQuery } from '../../api/queries/violations.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { actWords as words } from '../../words/violation-acts.ts'

/** By their ids, or all that match a filter. */
export type Target = { ids: string[] } | { filter: ViolationFilter }

/** What is done to violations themselves, or to the values that they are about. */
export type Act = BulkAct | ({ act: 'correct' } & Pick<CorrectViolations, 'value'>)

/** One act on one or many; what could not be done is reported with its reason. */
export function useViolationActs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ target, act }: { target: Target; act: Act }) =>
      act.act === 'correct'
        ? call('POST /api/violations/correct', { body: { ...target, value: act.value } })
        : call('POST /api/violations/bulk', { body: { ...target, ...act } }),
    onSuccess: (answer, { act }) => {
      const { done, notDone } = answer
      const { title, description } = words.done[act.act]
      const [refused] = notDone
      if (!refused)
        showToast({ title, description: description(done.length), ...undoFor(client, act.act, answer) })
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

type Undone = Pick<BulkAnswer, 'done' | 'notDone'>

/** The button of the toast; none where nothing was changed. */
function undoFor(client: QueryClient, act: Act['act'], { changed = [], corrected = [] }: BulkAnswer) {
  if (act === 'correct') {
    return corrected.length > 0 && button(client, () => withdrawAll(corrected))
  }
  return (
    changed.length > 0 &&
    button(client, () => call('POST /api/violations/undo', { body: { act, ids: changed } }))
  )
}

const button = (client: QueryClient, undo: () => Promise<Undone>) => ({
  action: { label: words.undo, hint: words.undoHint, act: () => void undoActs(client, undo) },
})

async function undoActs(client: QueryClient, undo: () => Promise<Undone>): Promise<void> {
  try {
    const { done, notDone } = await undo()
    const [refused] = notDone
    if (!refused) showToast({ title: words.undone.title, description: words.undone.description(done.length) })
    else {
      const partly = words.partly(done.length, notDone.length, refused.why)
      showToast({ title: words.notUndone, description: partly, variant: 'destructive' })
    }
  } catch (error) {
    const description = serverMessage(error) ?? words.failed.description
    showToast({ title: words.notUndone, description, variant: 'destructive' })
  }
  readAgain(client)
}

/** Document by document: what a colleague has corrected since stays. */
async function withdrawAll(corrected: NonNullable<BulkAnswer['corrected']>): Promise<Undone> {
  const undone: Undone = { done: [], notDone: [] }
  for (const { documentId, corrections } of corrected) {
    try {
      await call('POST /api/documents/{id}/consignment/withdraw', {
        path: { id: documentId },
        body: { remember: 'ask', corrections },
      })
      undone.done.push(...corrections.map(String))
    } catch (error) {
      undone.notDone.push({ id: documentId, why: serverMessage(error) ?? words.failed.description })
    }
  }
  return undone
}

export function useComment(violationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (comment: CommentRequest) =>
      call('POST /api/violations/{id}/comments', { path: { id: violationId }, body: comment }),
    onError: (error) => {
      const description = serverMessage(error) ?? words.commentFailed.description
      showToast({ title: words.commentFailed.title, description, variant: 'destructive' })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: violationQuery(violationId).queryKey })
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
