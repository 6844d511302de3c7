import { MAX_BATCH_FILES } from '@efti-hub/contract'
import { tellTogether } from '../../../api/told-together.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { batchToasts, batchReasons as reasons } from '../../../words/batch.ts'
import { type BatchItem, hasFailed, isDone, keyOfBytes } from './batch-item.ts'
import { type BatchView, holdBatch } from './batch-state.ts'
import { inTurn } from './in-turn.ts'
import { dropBatch, dropBytes, dropForgotten, keepBytes, readBatch, readBytes } from './keep-batch.ts'
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
 * Goes on whatever screen is open, and after a reload. `owner` names tenant and person; `isCurrent` says whether the page
 * still acts for them: nothing is ever sent into another organisation.
 */
export function openBatchSession(owner: string, isCurrent: () => boolean): BatchSession {
  const state = holdBatch(owner)
  const { view, draw, setItems, change, marks, keep } = state
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
      await sendItem(next, read, (part) => change(next.id, part))
      if (view().items.find(({ id }) => id === next.id)?.state === 'sent') forgetBytes(next)
      void watch()
    }
  }

  const run = async () => {
    if (view().running || !marks.started) return
    draw({ running: true })
    await inTurn(
      `efti-batch ${owner}`,
      () => draw({ elsewhere: true }),
      async () => {
        if (view().elsewhere) await recall()
        draw({ elsewhere: false })
        await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
        draw({ running: false })
        await watch()
      },
    ).finally(() => draw({ running: false, elsewhere: false }))
    tellEnd()
  }

  const tellEnd = () => {
    const { items } = view()
    if (marks.told || items.length === 0 || !items.every(isDone)) return
    marks.told = true
    marks.started = false
    keep()
    const failed = items.filter(hasFailed).length
    if (failed === items.length) showToast({ ...batchToasts.failed(failed), variant: 'destructive' })
    else showToast(batchToasts.done(items.length - failed, failed))
  }

  /** As it was left: what was under way begins anew, what has no bytes any more says so. */
  const recall = async () => {
    const before = await readBatch(owner)
    if (!before) return
    Object.assign(marks, { started: before.started, told: before.told })
    const items = before.items.map(async (item) => {
      if (item.documentId) tellTogether(item.documentId)
      if (item.state === 'sent' || item.state === 'failed') return item
      const isThere = item.fileUrl !== null || (await read(keyOfBytes(item))) !== null
      return isThere
        ? { ...item, state: 'waiting' as const, progress: 0 }
        : { ...item, state: 'failed' as const, reason: reasons.lost }
    })
    setItems(await Promise.all(items))
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
      marks.told = false
      // Kept before it is shown: what somebody sees in the list survives whatever comes.
      await state.keepNow(taken.items)
      draw({ opening: false, leftOut: taken.leftOut, kept })
    },
    remove(id) {
      const gone = view().items.find((item) => item.id === id)
      setItems(view().items.filter((item) => item.id !== id))
      if (gone) forgetBytes(gone)
    },
    start() {
      marks.started = true
      keep()
      void run()
    },
    retry() {
      Object.assign(marks, { started: true, told: false })
      setItems(
        view().items.map((item) =>
          item.state === 'failed' && item.mayTryAgain ? { ...item, state: 'waiting', reason: null } : item,
        ),
      )
      void run()
    },
    async clear() {
      inMemory.clear()
      Object.assign(marks, { started: false, told: false })
      draw({ items: [], leftOut: 0, kept: true })
      state.stopKeeping()
      await dropBatch(owner)
    },
  }
}
