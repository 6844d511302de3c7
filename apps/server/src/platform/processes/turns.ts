/**
 * Many may be at work together, or one alone: who asks to be alone waits for the others to end, and nobody
 * begins meanwhile.
 */
export interface Turns {
  together<T>(work: () => Promise<T>): Promise<T>
  alone<T>(work: () => Promise<T>): Promise<T>
}

export function makeTurns(): Turns {
  /** Ends when the last one who works alone, or asked to, is done. */
  let lastAlone: Promise<unknown> = Promise.resolve()
  const atWork = new Set<Promise<unknown>>()

  return {
    async together(work) {
      let seen: Promise<unknown>
      do {
        seen = lastAlone
        await seen
      } while (seen !== lastAlone)
      return begin(work)
    },
    alone(work) {
      const mine = lastAlone.then(async () => {
        await Promise.allSettled(atWork)
        return work()
      })
      lastAlone = mine.catch(() => {})
      return mine
    },
  }

  function begin<T>(work: () => Promise<T>): Promise<T> {
    const running = work()
    atWork.add(running)
    const end = () => atWork.delete(running)
    running.then(end, end)
    return running
  }
}
