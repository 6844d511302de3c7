import type { DocumentsProgress } from '@efti-hub/contract'
import { call } from '../../../api/call.ts'
import { isUnauthorized } from '../../../api/request.ts'
import { batchReasons as reasons } from '../../../words/batch.ts'
import { type BatchItem, changed, isItemAtWork } from './batch-item.ts'
import type { BatchState } from './batch-state.ts'

const EVERY_MS = 1_000

/** Follows what the server makes of the uploaded files until it is done with all; many callers share one watch. */
export function watchDocuments(
  { view, setItems }: BatchState,
  isCurrent: () => boolean,
): () => Promise<void> {
  let watch: Promise<void> | null = null

  const follow = async () => {
    while (isCurrent() && view().items.some(isItemAtWork)) {
      const ids = view()
        .items.filter(isItemAtWork)
        .flatMap(({ documentId }) => documentId ?? [])
      try {
        const progress = await call('POST /api/documents/progress', { body: { ids } })
        setItems(withProgress(view().items, ids, progress))
      } catch (error) {
        // A lost connection comes back; a session that has ended does not.
        if (isUnauthorized(error)) return
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }

  return () => {
    watch ??= follow().finally(() => {
      watch = null
    })
    return watch
  }
}

function withProgress(
  items: readonly BatchItem[],
  asked: readonly string[],
  { items: progress }: DocumentsProgress,
): BatchItem[] {
  const byId = new Map(progress.map((document) => [document.id, document]))
  return items.map((item) => {
    if (!item.documentId || !asked.includes(item.documentId)) return item
    const document = byId.get(item.documentId)
    if (!document) return changed(item, { documentId: null, document: null, reason: reasons.gone })
    const reason = document.status === 'failed' ? (document.job?.message ?? null) : null
    return changed(item, { document, reason })
  })
}
