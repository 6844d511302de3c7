import { type DueReason, isBlocking, type Severity } from '@efti-hub/contract'

export interface DueBasis {
  now: Date
  /** Of the tenant: how long what is neither critical nor high may stay. */
  days: number
  /** The date of taking over (eFTI39) as the consignment has it; null where it has none. */
  takingOver: string | null
}

export interface Due {
  dueAt: Date
  dueReason: Exclude<DueReason, 'person'>
}

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * What stops the goods is due before they are taken over; immediately when they are gone, or the date is unknown.
 */
export function dueOf(severity: Severity, { now, days, takingOver }: DueBasis): Due {
  if (!isBlocking({ severity })) {
    return { dueAt: new Date(now.getTime() + days * DAY_MS), dueReason: 'days' }
  }
  const instant = takingOver === null ? Number.NaN : instantOf(takingOver)
  if (Number.isNaN(instant)) return { dueAt: now, dueReason: 'no-date' }
  if (instant <= now.getTime()) return { dueAt: now, dueReason: 'taken-over' }
  return { dueAt: new Date(instant), dueReason: 'taking-over' }
}

/** A day without a time counts from its first moment, a time without an offset as UTC; NaN for what is no date. */
function instantOf(date: string): number {
  if (DAY.test(date)) return Date.parse(`${date}T00:00Z`)
  return Date.parse(MINUTE.test(date) ? `${date}Z` : date)
}
