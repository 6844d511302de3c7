/** Work that waits for one of a few places, taken in turn from those that want them. */
export interface Slots {
  /**
   * Runs the work when a place is free. Places go round among the keys: a key with one thing to do is not kept
   * waiting by who has three hundred. Keys that are urgent have theirs before all others. Rejects with the signal's
   * reason, also while it waits.
   */
  run<T>(key: object, work: () => Promise<T>, signal?: AbortSignal, isUrgent?: boolean): Promise<T>
}

export function makeSlots(count: number): Slots {
  /** In the order in which the keys get their next turn. */
  const urgent = new Map<object, (() => void)[]>()
  const others = new Map<object, (() => void)[]>()
  let free = count

  const startNext = () => {
    const waiting = urgent.size > 0 ? urgent : others
    const [next] = waiting
    if (free === 0 || !next) return
    const [key, queue] = next
    // Taken out and put back behind the others.
    waiting.delete(key)
    const start = queue.shift()
    if (queue.length > 0) waiting.set(key, queue)
    free -= 1
    start?.()
  }

  const enter = (waiting: Map<object, (() => void)[]>, key: object, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        const queue = waiting.get(key)?.filter((one) => one !== start) ?? []
        if (queue.length > 0) waiting.set(key, queue)
        else waiting.delete(key)
        reject(signal?.reason)
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      const queue = waiting.get(key)
      if (queue) queue.push(start)
      else waiting.set(key, [start])
      startNext()
    })

  return {
    async run(key, work, signal, isUrgent = false) {
      signal?.throwIfAborted()
      await enter(isUrgent ? urgent : others, key, signal)
      try {
        return await work()
      } finally {
        free += 1
        startNext()
      }
    },
  }
}
