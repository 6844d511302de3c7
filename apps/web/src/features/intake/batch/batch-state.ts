import { notifyTogether } from '../../../api/notify-together.ts'
import { type BatchItem, changed } from './batch-item.ts'
import { changeBatch, dropBatch, type KeptBatch, readBatch } from './keep-batch.ts'
import { mergeItems } from './merge-items.ts'

/** Progress comes many times a second; nobody reads it so often, and no disk has to write it. */
const GATHER_MS = 100

export interface BatchView {
  items: readonly BatchItem[]
  /** Files are being looked into. */
  opening: boolean
  /** Files beyond the limit. */
  leftOut: number
  /** False once the browser refused to keep a file. */
  kept: boolean
  /** Another tab is at it. */
  elsewhere: boolean
  /** Files are being sent, or wait for their turn. */
  running: boolean
}

/** Of the whole batch, in every tab. */
interface Marks {
  /** Somebody pressed the button. */
  started: boolean
  /** Its end was announced. */
  announced: boolean
}

export interface BatchState {
  view: () => BatchView
  subscribe: (listener: () => void) => () => void
  draw: (part: Partial<BatchView>) => void
  setItems: (items: readonly BatchItem[]) => void
  change: (id: string, part: Partial<BatchItem>) => void
  remove: (id: string) => void
  marks: () => Readonly<Marks>
  mark: (part: Partial<Marks>) => void
  /** What is kept, what is here and what is added become one, here and there; kept by the time it is shown. */
  keepTogether: (added?: readonly BatchItem[]) => Promise<void>
  /** Nothing is left of it. */
  forget: () => Promise<void>
}

/** What the screen shows of a batch, and the same in the browser's database a moment later, which other tabs share. */
export function holdBatch(owner: string): BatchState {
  const listeners = new Set<() => void>()
  const others = new BroadcastChannel(`efti-batch ${owner}`)
  let marks: Marks = { started: false, announced: false }
  /** Marked here and not kept yet. */
  let marked: Partial<Marks> = {}
  let known: ReadonlySet<string> = new Set()
  const gone = new Set<string>()
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
  const draw = (part: Partial<BatchView>) => {
    view = { ...view, ...part }
    drawing.soon()
  }
  const merged = (kept: readonly BatchItem[], added: readonly BatchItem[] = []) =>
    mergeItems(kept, { items: [...view.items, ...added], known, gone })
  const take = (kept: KeptBatch | null) => {
    draw({ items: merged(kept?.items ?? []) })
    known = new Set(kept?.items.map(({ id }) => id))
    const { started, announced } = { started: false, announced: false, ...kept, ...marked }
    marks = { started, announced }
  }
  const keepTogether = async (added: readonly BatchItem[] = []) => {
    const mine = marked
    marked = {}
    const kept = await changeBatch(owner, (before) => {
      const { started, announced } = { ...marks, ...before, ...mine }
      return { items: merged(before?.items ?? [], added), started, announced, at: Date.now() }
    })
    if (kept) take(kept)
    else draw({ items: [...view.items, ...added] })
    others.postMessage(null)
  }
  const keeping = gathered(() => void keepTogether())
  const keep = keeping.soon
  others.onmessage = async () => take(await readBatch(owner))

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
      draw({ items: view.items.map((item) => (item.id === id ? changed(item, part) : item)) })
      if (part.documentId) notifyTogether(part.documentId)
      if (part.state || part.fileUrl) keep()
    },
    remove(id) {
      gone.add(id)
      draw({ items: view.items.filter((item) => item.id !== id) })
      keep()
    },
    marks: () => marks,
    mark(part) {
      marks = { ...marks, ...part }
      marked = { ...marked, ...part }
      keep()
    },
    keepTogether,
    async forget() {
      keeping.stop()
      for (const { id } of view.items) gone.add(id)
      draw({ items: [], leftOut: 0, kept: true })
      marks = { started: false, announced: false }
      marked = {}
      await dropBatch(owner)
      others.postMessage(null)
    },
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
