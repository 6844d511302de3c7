import type { Answer } from '../http-client.ts'

/** How long calls took and what came back, by kind of call. */
export interface CallTimes {
  /** Of calls that did what was asked, in milliseconds from the call to the end of its answer. */
  readonly times: ReadonlyMap<string, readonly number[]>
  /** How many were answered with 400 or more, or not at all, by kind and status or error. */
  readonly errors: ReadonlyMap<string, number>
  /** Those of the errors that are the server's: 500 or more, and no answer. Not what it put off. */
  readonly faults: number
  /** Answered 503 with a time to try again at: there was more than it could do. */
  readonly putOff: number
  /** Null where no answer came. */
  time<T>(kind: string, call: () => Promise<Answer<T>>): Promise<Answer<T> | null>
  error(kind: string, what: string): void
}

export function callTimes(): CallTimes {
  const times = new Map<string, number[]>()
  const errors = new Map<string, number>()
  let [faults, putOff] = [0, 0]
  const error = (kind: string, what: string) => {
    const key = `${kind}: ${what}`
    errors.set(key, (errors.get(key) ?? 0) + 1)
  }
  return {
    times,
    errors,
    get faults() {
      return faults
    },
    get putOff() {
      return putOff
    },
    async time(kind, call) {
      const began = performance.now()
      try {
        const answer = await call()
        const own = times.get(kind) ?? []
        times.set(kind, own)
        if (answer.status < 400) own.push(performance.now() - began)
        else error(kind, `${answer.status} ${JSON.stringify(answer.body)?.slice(0, 160)}`)
        if (answer.status === 503 && answer.headers.get('retry-after')) putOff += 1
        else if (answer.status >= 500) faults += 1
        return answer
      } catch (failure) {
        const { message, cause } = failure as Error
        error(kind, `no answer: ${message} ${String(cause ?? '')}`)
        faults += 1
        return null
      }
    },
    error,
  }
}
