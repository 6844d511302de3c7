/** A service that the job needs cannot be reached: the job waits for it, however long. The message is shown to people. */
export class Postponed extends Error {}

const SHORTEST_MS = 10_000
const LONGEST_MS = 10 * 60_000

/** Half as long as the job has waited already: frequent at first, and seldom in a long outage. */
export function pauseOf(createdAt: Date, now: Date): number {
  const waited = now.getTime() - createdAt.getTime()
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, waited / 2))
}
