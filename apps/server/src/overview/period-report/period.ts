import type { PeriodReportQuery } from '@efti-hub/contract'

const DAY_MS = 86_400_000

export interface Period {
  from: Date
  /** Not included. */
  until: Date
}

export function periodOf({ days, from, to }: PeriodReportQuery, now: Date): Period {
  if (from && to) return { from: new Date(from), until: new Date(Date.parse(to) + DAY_MS) }
  return { from: new Date(now.getTime() - Number(days) * DAY_MS), until: now }
}

/** As long, and ending where this one begins. */
export function periodBefore({ from, until }: Period): Period {
  return { from: new Date(2 * from.getTime() - until.getTime()), until: from }
}

export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The last day that belongs to it. */
export const lastDayOf = ({ until }: Period) => dayOf(new Date(until.getTime() - 1))
