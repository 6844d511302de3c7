import { DEFAULT_RESULT_RANGE, type ResultsSummaryQuery } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import { zoneInDatabase } from '../../platform/time-zone.ts'

type Range = Pick<ResultsSummaryQuery, 'days' | 'zone'>

/** The first instant of the range: so many days with today, as days are where the person is. */
export function beginOfRange({ days = DEFAULT_RESULT_RANGE, zone }: Range, now: Date): SQL {
  const place = zoneInDatabase(zone)
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${place}::text)`
  return sql`((${today} - ${Number(days) - 1} * interval '1 day') at time zone ${place}::text)`
}

const UNITS = { '7': 'day', '30': 'day', '90': 'week', '365': 'month' } as const

/** What a range is cut into, so that a chart has between seven and thirty parts. */
export const unitOf = ({ days = DEFAULT_RESULT_RANGE }: Range) => UNITS[days]
