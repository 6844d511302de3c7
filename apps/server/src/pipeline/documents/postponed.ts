/** A service that the job needs cannot be reached: the job waits for it, however long. The message is shown to people. */
export class Postponed extends Error {}

const SHORTEST_MS = 10_000
const LONGEST_MS = 10 * 60_000

/** Half as long as the job has been tried already: frequent at first, and seldom in a long outage. Both in milliseconds. */
export function pauseOf(triedMs: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, triedMs / 2))
}
