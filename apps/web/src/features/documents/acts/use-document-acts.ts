import type { BulkAnswer, DocumentAct, DocumentActName } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { serverMessage } from '../../../api/request.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { workListWords as words } from '../../../words/work-list.ts'

interface Given {
  ids: readonly string[]
  act: DocumentAct
}

/** One act on some documents; afterwards nearly everything on any screen reads differently. */
export function useDocumentActs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: actOn,
    onSuccess: (answer, { act }) => showToast(outcomeOf(answer, act)),
    onError: (error) =>
      showToast({
        title: words.failed.title,
        description: serverMessage(error) ?? words.failed.description,
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries(),
  })
}

/** As many as the server does in one transaction: no request lasts longer than proxies wait. */
const SLOW: readonly DocumentActName[] = ['check', 'approve', 'delete']
const PER_REQUEST = 100

async function actOn({ ids, act }: Given): Promise<BulkAnswer> {
  const size = SLOW.includes(act.act) ? PER_REQUEST : ids.length
  const answer: BulkAnswer = { done: [], notDone: [] }
  for (let at = 0; at < ids.length; at += size) {
    try {
      const part = await call('POST /api/documents/acts', {
        body: { ids: ids.slice(at, at + size), ...act },
      })
      answer.done.push(...part.done)
      answer.notDone.push(...part.notDone)
    } catch (error) {
      if (answer.done.length === 0) throw error
      const why = serverMessage(error) ?? words.failed.description
      return { ...answer, notDone: [...answer.notDone, ...ids.slice(at).map((id) => ({ id, why }))] }
    }
  }
  return answer
}

/** Reasons are mostly the same for all; the first is shown. */
function outcomeOf({ done, notDone }: BulkAnswer, { act }: DocumentAct) {
  const [refused] = notDone
  const { title, description } = words.done[act]
  if (!refused) return { title, description: description(done.length) }
  return {
    title: done.length > 0 ? title : words.failed.title,
    description: words.partly(done.length, notDone.length, refused.why),
    ...(done.length === 0 && { variant: 'destructive' as const }),
  }
}
