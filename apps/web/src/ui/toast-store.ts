import { useSyncExternalStore } from 'react'

/** One toast shows at a time: a newer one takes the place of an older. */
const TOAST_LIMIT = 1
/** A dismissed toast stays in the store, closed, for this long. */
const TOAST_REMOVE_DELAY_MS = 1_000_000
/** News that nobody asked for leaves the present toast open this long, so that it can be read. */
const STANDING_MS = 1_500
/** How long one with a button stays: what was done can be undone for ten seconds. */
export const ASKING_MS = 10_000
/** Of more news than this only the latest is worth waiting for; the lists on screen show the rest. */
const WAITING_LIMIT = 3

export interface Toast {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  /** What can be done about it; `hint` says the same where there is no toast to press. */
  action?: { label: string; hint: string; act: () => void }
  open: boolean
}

type NewToast = Pick<Toast, 'title' | 'description' | 'action'> & { variant?: Toast['variant'] }

let toasts: readonly Toast[] = []
let nextId = 1
let shownAt = Number.NEGATIVE_INFINITY
let waiting: NewToast[] = []
let turn: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const removals = new Set<number>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** The answer to what somebody just did: immediate. */
export function showToast(toast: NewToast): number {
  const id = nextId++
  const shown: Toast = { variant: 'default', ...toast, id, open: true }
  shownAt = Date.now()
  change([shown, ...toasts].slice(0, TOAST_LIMIT))
  return id
}

/** News from elsewhere: waits its turn. */
export function announceToast(toast: NewToast): void {
  waiting = [...waiting, toast].slice(-WAITING_LIMIT)
  takeTurn()
}

function takeTurn() {
  if (turn !== undefined) return
  const [next] = waiting
  if (!next) return
  const open = toasts.find((toast) => toast.open)
  const wait = open ? shownAt + (open.action ? ASKING_MS : STANDING_MS) - Date.now() : 0
  if (wait > 0) {
    turn = setTimeout(() => {
      turn = undefined
      takeTurn()
    }, wait)
    return
  }
  waiting = waiting.slice(1)
  showToast(next)
  takeTurn()
}

export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  if (removals.has(id)) return
  removals.add(id)
  setTimeout(() => {
    removals.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
  }, TOAST_REMOVE_DELAY_MS)
}

export const currentToasts = () => toasts

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts)
}
