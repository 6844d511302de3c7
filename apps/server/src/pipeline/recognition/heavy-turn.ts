/**
 * Memory is the process's, not a thread's: one file at a time may need much of it. Who grows past what is light takes
 * the turn where he is when it is free; otherwise he stops, waits for it, and begins again.
 */
export interface HeavyTurn {
  /** True when the turn is the owner's, now or before. */
  tryTake(owner: object): boolean
  /** Waits for the turn; first come, first served. Rejects with the signal's reason. */
  take(owner: object, signal?: AbortSignal): Promise<void>
  isTakenBy(owner: object): boolean
  /** Nothing happens when the turn is another's. */
  giveBack(owner: object): void
}

export function makeHeavyTurn(): HeavyTurn {
  let holder: object | null = null
  const waiting: { owner: object; begin: () => void }[] = []

  return {
    tryTake(owner) {
      if (holder === null && waiting.length === 0) holder = owner
      return holder === owner
    },
    take(owner, signal) {
      if (this.tryTake(owner)) return Promise.resolve()
      return new Promise((begin, giveUp) => {
        const place = { owner, begin }
        waiting.push(place)
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(place)
          if (at !== -1) waiting.splice(at, 1)
          giveUp(signal.reason)
        })
      })
    },
    isTakenBy: (owner) => holder === owner,
    giveBack(owner) {
      if (holder !== owner) return
      const next = waiting.shift()
      holder = next?.owner ?? null
      next?.begin()
    },
  }
}
