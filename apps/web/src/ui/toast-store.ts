import { useSyncExternalStore } from 'react'

/** One toast shows at a time: a newer one takes the place of an older. */
const TOAST_LIMIT = 1
/** A dismissed toast stays in the store, closed, for this long. */
const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface Toast {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  open: boolean
}

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export function showToast(
  toast: Pick<Toast, 'title' | 'description'> & { variant?: Toast['variant'] },
): number {
  const id = nextId++
  const shown: Toast = { variant: 'default', ...toast, id, open: true }
  change([shown, ...toasts].slice(0, TOAST_LIMIT))
  return id
}

export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  if (removals.has(id)) return
  const timer = setTimeout(() => {
    removals.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
  }, TOAST_REMOVE_DELAY_MS)
  removals.set(id, timer)
}

export const currentToasts = () => toasts

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts)
}
