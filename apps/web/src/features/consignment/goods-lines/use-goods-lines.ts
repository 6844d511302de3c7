import type { GoodsLinesRequest, UndoOfLines } from '@efti-hub/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { consignmentQuery } from '../../../api/queries/consignment.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { togetherWords } from '../../../words/together.ts'
import { readOthers, reportFailure } from '../undo-corrections.ts'

/** Changes of goods lines, one after the other, each with ten seconds to undo it. */
export function useGoodsLines(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    // The answer of an earlier one must not replace that of a later one.
    scope: { id: `goods-lines ${documentId}` },
    mutationFn: (body: GoodsLinesRequest) =>
      call('POST /api/documents/{id}/goods-lines', { path: { id: documentId }, body }),
    onSuccess: ({ stored, undo, ...consignment }, { act }) => {
      client.setQueryData(consignmentQuery(documentId).queryKey, consignment)
      if (stored === 0) return
      const { title, description } = words.saved[act]
      const action = undo && {
        label: words.undo,
        hint: words.undoHint,
        act: () => void undoLines(client, documentId, undo),
      }
      showToast({ title, description, ...(action && { action }) })
      readOthers(client)
    },
    onError: (error) => reportFailure(client, documentId, error, { failed: words.failed }),
  })
}

async function undoLines(client: QueryClient, documentId: string, undo: UndoOfLines): Promise<void> {
  try {
    const consignment = await call('POST /api/documents/{id}/goods-lines/undo', {
      path: { id: documentId },
      body: undo,
    })
    client.setQueryData(consignmentQuery(documentId).queryKey, consignment)
    showToast(words.undone)
  } catch (error) {
    const titles = { failed: words.failed, conflict: togetherWords.notUndone }
    reportFailure(client, documentId, error, titles)
  }
  readOthers(client)
}
