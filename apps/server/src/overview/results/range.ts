import { DEFAULT_RESULT_RANGE, type ResultsSummaryQuery } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'

type Range = Pick<ResultsSummaryQuery, 'days' | 'zone'>

/** The first instant of the range: so many days with today, as days are where the person is. */
export function beginOfRange({ days = DEFAULT_RESULT_RANGE, zone = 'UTC' }: Range, now: Date): SQL {
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}::text)`
  return sql`((${today} - ${Number(days) - 1} * interval '1 day') at time zone ${zone}::text)`
}

const UNITS = { '7': 'day', '30': 'day', '90': 'week', '365': 'month' } as const

/** What a range is cut into, so that a chart has between seven and thirty parts. */
export const unitOf = ({ days = DEFAULT_RESULT_RANGE }: Range) => UNITS[days]
