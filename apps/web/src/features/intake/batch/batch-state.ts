import { tellTogether } from '../../../api/told-together.ts'
import type { BatchItem } from './batch-item.ts'
import { keepBatch } from './keep-batch.ts'

/** Progress comes many times a second; nobody reads it so often, and no disk has to write it. */
const GATHER_MS = 100

export interface BatchView {
  items: readonly BatchItem[]
  /** Files are being looked into. */
  opening: boolean
  /** Files that found no room. */
  leftOut: number
  /** False once the browser refused to keep a file. */
  kept: boolean
  /** Another tab is at it. */
  elsewhere: boolean
  /** Files are being sent, or wait for their turn. */
  running: boolean
}

export interface BatchState {
  view: () => BatchView
  subscribe: (listener: () => void) => () => void
  draw: (part: Partial<BatchView>) => void
  setItems: (items: readonly BatchItem[]) => void
  change: (id: string, part: Partial<BatchItem>) => void
  /** Somebody pressed the button; its end was told. */
  marks: { started: boolean; told: boolean }
  keep: () => void
  /** Adds items to the list, kept by the time they are shown. */
  keepNow: (added: readonly BatchItem[]) => Promise<void>
  /** What was about to be kept is not. */
  stopKeeping: () => void
}

/** What the screen shows of a batch, and the same in the browser's database a moment later. */
export function holdBatch(owner: string): BatchState {
  const listeners = new Set<() => void>()
  const marks = { started: false, told: false }
  let view: BatchView = {
    items: [],
    opening: false,
    leftOut: 0,
    kept: true,
    elsewhere: false,
    running: false,
  }
  const drawing = gathered(() => {
    for (const listener of listeners) listener()
  })
  const keeping = gathered(() => {
    void keepBatch(owner, { items: [...view.items], ...marks, at: Date.now() })
  })
  const draw = (part: Partial<BatchView>) => {
    view = { ...view, ...part }
    drawing.soon()
  }
  const keep = keeping.soon

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    draw,
    setItems(items) {
      draw({ items })
      keep()
    },
    change(id, part) {
      draw({ items: view.items.map((item) => (item.id === id ? { ...item, ...part } : item)) })
      if (part.documentId) tellTogether(part.documentId)
      if (part.state || part.fileUrl) keep()
    },
    marks,
    keep,
    async keepNow(added) {
      await keepBatch(owner, { items: [...view.items, ...added], ...marks, at: Date.now() })
      draw({ items: [...view.items, ...added] })
      keep()
    },
    stopKeeping: keeping.stop,
  }
}

/** Asked for many times within a moment, the work is done once. */
function gathered(work: () => void): { soon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null
  const stop = () => {
    if (timer) clearTimeout(timer)
    timer = null
  }
  const run = () => {
    timer = null
    work()
  }
  return {
    soon() {
      timer ??= setTimeout(run, GATHER_MS)
    },
    stop,
  }
}
