import type { PeriodReportQuery } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { zoneInDatabase } from '../../platform/time-zone.ts'

/** From one instant up to another, which is not included. */
export interface DaySpan {
  from: Date
  until: Date
}

/** Whole days, as days are where the person is. */
export interface Period extends DaySpan {
  /** YYYY-MM-DD. */
  firstDay: string
  /** The last one that belongs to it. */
  lastDay: string
  /** As long, and ending where this one begins. */
  before: DaySpan
  /** As the person gave it. */
  zone: string
}

/** Either from a day to a day, or so many days with today, as on Compliance Results. */
export async function periodOf(
  db: TenantDb,
  { days, from, to, zone = 'UTC' }: PeriodReportQuery,
  now: Date,
): Promise<Period> {
  const place = zoneInDatabase(zone)
  const last = to
    ? sql`${to}::date`
    : sql`(${now.toISOString()}::timestamptz at time zone ${place}::text)::date`
  const first = from ? sql`${from}::date` : sql`${last} - ${Number(days) - 1}::integer`
  const begin = (day: SQL) =>
    sql`extract(epoch from (${day})::timestamp at time zone ${place}::text)::float8 * 1000`
  const { rows } = await db.execute<
    Record<'from' | 'until' | 'earlier', number> & Record<'firstDay' | 'lastDay', string>
  >(sql`
    select ${begin(sql`first`)} as from, ${begin(sql`last + 1`)} as until,
           ${begin(sql`first - (last - first + 1)`)} as earlier,
           to_char(first, 'YYYY-MM-DD') as "firstDay", to_char(last, 'YYYY-MM-DD') as "lastDay"
      from (select ${first} as first, ${last} as last) days`)
  const [row] = rows
  if (!row) throw new Error('calculation the days of a period answered nothing')
  const begun = new Date(row.from)
  return {
    from: begun,
    until: new Date(row.until),
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    before: { from: new Date(row.earlier), until: begun },
    zone,
  }
}
