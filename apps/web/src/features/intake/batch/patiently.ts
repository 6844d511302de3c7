import { ApiError } from '../../../api/request.ts'
import { AWAY, AWAY_PAUSE_MS, MOST_AWAY_MS, RETRY_DELAYS_MS } from '../put-bytes.ts'

/** So long somebody who sends too much is asked to wait; a batch can. */
const TOO_MANY_PAUSE_MS = 5_000
const TOO_MANY = 429

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Tries again after the specified delays when the connection or the server fails, and as long as it takes when asked to slow down, and for ten minutes while the server has no database. */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  const delays = [...RETRY_DELAYS_MS]
  const giveUp = Date.now() + MOST_AWAY_MS
  for (;;) {
    try {
      return await call()
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === TOO_MANY) {
        await wait(TOO_MANY_PAUSE_MS)
        continue
      }
      if (status === AWAY && Date.now() < giveUp) {
        await wait(AWAY_PAUSE_MS)
        continue
      }
      const delay = delays.shift()
      if (delay === undefined || (status > 0 && status < 500)) throw error
      await wait(delay)
    }
  }
}
