const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses between attempts: some 35 hours from the first to the last. */
const PAUSES_MS = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, 24 * HOUR]

/** So that many deliveries that failed together do not come back together. */
const JITTER = 0.2

/** After so many attempts that failed; null: there is no further one. */
export function pauseAfter(attempts: number, random = Math.random): number | null {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * (2 * random() - 1)))
}
