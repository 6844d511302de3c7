import { setTimeout as sleep } from 'node:timers/promises'
import { isOutage } from './database-errors.ts'
import type { Logger } from './log.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000
/** One line in so many tries, from the second: a moment without the database is no news. */
const LINE_EVERY = 12

export interface Patience {
  log: Logger
  /** Ends the waiting: the last error is thrown. */
  signal?: AbortSignal
  /** What is waited out; an outage unless stated otherwise. */
  isAway?: (error: unknown) => boolean
}

/** Done as soon as the database answers, however long that takes; any error but an outage is thrown at once. */
export async function untilReachable<T>(
  work: () => Promise<T>,
  { log, signal, isAway = isOutage }: Patience,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isAway(error) || signal?.aborted) throw error
      if (tries % LINE_EVERY === 1)
        log.warn({ err: error, tries }, 'the database cannot be reached; trying again')
      await sleep(pauseAfter(tries), undefined, signal ? { signal } : {}).catch(() => {
        throw error
      })
    }
  }
}

/** Milliseconds; of chance length, so that many processes do not come back at the same moment. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries, 10)) * (0.5 + Math.random() / 2)
}
