import { MAX_BATCH_FILES } from '@efti-hub/contract'
import { notifyTogether } from '../../../api/notify-together.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { batchToasts, batchReasons as reasons } from '../../../words/batch.ts'
import { type BatchItem, changed, hasFailed, isDone, keyOfBytes } from './batch-item.ts'
import { type BatchView, holdBatch } from './batch-state.ts'
import { inTurnAcrossTabs } from './in-turn.ts'
import { dropBytes, dropForgotten, keepBytes, readBytes } from './keep-batch.ts'
import { sendItem } from './send-item.ts'
import { takeFiles } from './take-files.ts'
import { watchDocuments } from './watch-documents.ts'

const AT_ONCE = 6

export interface BatchSession {
  view: () => BatchView
  subscribe: (listener: () => void) => () => void
  add: (files: readonly File[]) => Promise<void>
  remove: (id: string) => void
  start: () => void
  retry: () => void
  clear: () => Promise<void>
}

/**
 * Goes on whatever screen is open, and after a reload. `owner` names tenant and person; `isCurrent` answers whether the page
 * still acts for them: nothing is ever sent into another organisation.
 */
export function openBatchSession(owner: string, isCurrent: () => boolean): BatchSession {
  const state = holdBatch(owner)
  const { view, draw, setItems, change, marks, mark } = state
  const watch = watchDocuments(state, isCurrent)
  const inMemory = new Map<string, Blob>()

  const read = async (key: string) => inMemory.get(key) ?? readBytes(owner, key)

  const forgetBytes = (item: BatchItem) => {
    const key = keyOfBytes(item)
    if (view().items.some((other) => other.state !== 'sent' && keyOfBytes(other) === key)) return
    inMemory.delete(key)
    void dropBytes(owner, key)
  }

  const sendAll = async () => {
    for (;;) {
      const next = isCurrent() ? view().items.find(({ state }) => state === 'waiting') : undefined
      if (!next) return
      // Marked before anything is waited for: six look for the next one.
      change(next.id, { state: 'uploading', progress: 0 })
      await sendItem(
        next,
        read,
        (part) => change(next.id, part),
        () => state.keepTogether(),
        view().items.length > 1,
      )
      if (view().items.find(({ id }) => id === next.id)?.state === 'sent') forgetBytes(next)
      void watch()
    }
  }

  const run = async () => {
    if (view().running || !marks().started) return
    draw({ running: true })
    await inTurnAcrossTabs(
      `efti-batch ${owner}`,
      () => draw({ elsewhere: true }),
      async () => {
        draw({ elsewhere: false })
        await resume()
        await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
      },
    ).finally(() => draw({ running: false, elsewhere: false }))
    // Anyone who comes next need not wait until the server is done as well.
    await watch()
    announceEnd()
  }

  const announceEnd = () => {
    const { items } = view()
    if (marks().announced || items.length === 0 || !items.every(isDone)) return
    mark({ announced: true, started: false })
    const failed = items.filter(hasFailed).length
    if (failed === items.length) showToast({ ...batchToasts.failed(failed), variant: 'destructive' })
    else showToast(batchToasts.done(items.length - failed, failed))
  }

  /** As it is, here or in another tab; an item without bytes states that. */
  const recall = async () => {
    await state.keepTogether()
    for (const item of view().items) {
      if (item.documentId) notifyTogether(item.documentId)
      if (item.state !== 'waiting' || item.fileUrl || (await read(keyOfBytes(item)))) continue
      change(item.id, { state: 'failed', reason: reasons.lost })
    }
  }

  /** Nobody else is at it now: what was under way was broken off, and begins again. */
  const resume = async () => {
    await state.keepTogether()
    for (const { id, state } of view().items) {
      if (state !== 'sent' && state !== 'failed') change(id, { state: 'waiting', progress: 0 })
    }
  }

  void recall()
    .then(run)
    .then(() => dropForgotten())

  return {
    view,
    subscribe: state.subscribe,
    async add(files) {
      draw({ opening: true })
      const taken = await takeFiles(files, MAX_BATCH_FILES - view().items.length)
      let { kept } = view()
      for (const [key, bytes] of taken.bytes) {
        inMemory.set(key, bytes)
        kept = (await keepBytes(owner, key, bytes)) && kept
      }
      mark({ announced: false })
      // Kept before it is shown: what is seen in the list survives a crash.
      await state.keepTogether(taken.items)
      draw({ opening: false, leftOut: taken.leftOut, kept })
    },
    remove(id) {
      const gone = view().items.find((item) => item.id === id)
      state.remove(id)
      if (gone) forgetBytes(gone)
    },
    start() {
      mark({ started: true })
      void run()
    },
    retry() {
      mark({ started: true, announced: false })
      setItems(
        view().items.map((item) =>
          item.state === 'failed' && item.mayTryAgain
            ? changed(item, { state: 'waiting', reason: null })
            : item,
        ),
      )
      void run()
    },
    async clear() {
      inMemory.clear()
      await state.forget()
    },
  }
}
