import type { MailRhythm } from '@efti-hub/contract'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** In UTC, as the weekly report: before the working day in Europe. */
const HOUR_OF_DAY = 6

/**
 * Whether the next digest is to be sent: of an hour that has begun since the last one, or of a day that ended at 06:00 UTC. What is still
 * owed after a change to immediate is due now. A worker that was away makes up for it with one mail.
 */
export function isDue(rhythm: MailRhythm, last: Date, now: Date): boolean {
  if (rhythm === 'immediate') return true
  const [length, begins] = rhythm === 'hourly' ? [HOUR_MS, 0] : [DAY_MS, HOUR_OF_DAY * HOUR_MS]
  const start = now.getTime() - ((now.getTime() - begins) % length)
  return last.getTime() < start
}
