import type { ResultStep, ResultsSummary, ResultsSummaryQuery, TransportType } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { beginOfRange, unitOf } from './range.ts'
import { documentResults as results } from './tables.ts'

/** What the cards and charts show of the documents that were submitted in a range. */
export async function summariseResults(
  db: TenantDb,
  range: ResultsSummaryQuery,
  now: Date,
): Promise<ResultsSummary> {
  const unit = unitOf(range)
  const within = sql`${results} where submitted_at >= ${beginOfRange(range, now)}`
  const { violations, ...totals } = await totalsOf(db, within, beginOfRange(range, now))
  return {
    ...totals,
    violations,
    types: await typesOf(db, within),
    countries: await countriesOf(db, within),
    transportTypes: await transportTypesOf(db, within),
    steps: await stepsOf(db, within),
    parts: await partsOf(db, within, {
      unit,
      zone: range.zone ?? 'UTC',
      from: beginOfRange(range, now),
      now,
    }),
    unit,
  }
}

type Totals = Omit<ResultsSummary, 'types' | 'countries' | 'transportTypes' | 'steps' | 'parts' | 'unit'>

async function totalsOf(db: TenantDb, within: SQL, from: SQL): Promise<Totals> {
  const { rows } = await db.execute<
    Omit<Totals, 'violations' | 'from'> & Totals['violations'] & { from: number }
  >(sql`
    select count(*)::int as submitted, count(score)::int as checked,
           count(*) filter (where is_compliant)::int as compliant,
           count(*) filter (where status = 'failed')::int as failed,
           count(*) filter (where status in ('pending', 'processing'))::int as "underWay",
           coalesce(sum(found_violations), 0)::int as found, coalesce(sum(open_violations), 0)::int as open,
           coalesce(sum(waived_violations), 0)::int as waived,
           round(avg(first_check_ms))::int as "averageProcessingMs",
           percentile_disc(0.5) within group (order by first_check_ms)::int as "medianProcessingMs",
           extract(epoch from ${from})::float8 * 1000 as from
      from ${within}`)
  const [row] = rows
  if (!row) throw new Error('an aggregate answered no row')
  const { found, open, waived, resolved: _, from: began, ...others } = row
  return {
    ...others,
    from: new Date(began).toISOString(),
    violations: { found, open, waived, resolved: found - open - waived },
  }
}

const MOST_TYPES = 12

async function typesOf(db: TenantDb, within: SQL): Promise<ResultsSummary['types']> {
  const { rows } = await db.execute<ResultsSummary['types'][number]>(sql`
    select type, sum(open)::int as violations, count(*)::int as documents
      from (select violation_types, violations_of_types from ${within}) r
     cross join lateral unnest(violation_types, violations_of_types) as of_type(type, open)
     group by type order by violations desc, type limit ${MOST_TYPES}`)
  return rows
}

const MOST_COUNTRIES = 40

async function countriesOf(db: TenantDb, within: SQL): Promise<ResultsSummary['countries']> {
  const { rows } = await db.execute<ResultsSummary['countries'][number]>(sql`
    select country, count(*)::int as documents, count(is_compliant)::int as checked,
           count(*) filter (where is_compliant)::int as compliant
      from (select countries, is_compliant from ${within}) r cross join lateral unnest(countries) as on_route(country)
     group by country order by documents desc, country limit ${MOST_COUNTRIES}`)
  return rows
}

async function transportTypesOf(db: TenantDb, within: SQL): Promise<ResultsSummary['transportTypes']> {
  const { rows } = await db.execute<{ transportType: TransportType; documents: number }>(sql`
    select type as "transportType", count(*)::int as documents
      from (select transport_types from ${within}) r cross join lateral unnest(transport_types) as named(type)
     group by type order by documents desc, type`)
  return rows
}

async function stepsOf(db: TenantDb, within: SQL): Promise<ResultStep[]> {
  const measured = (ms: SQL) => sql`round(avg(${ms}))::int as average,
    percentile_disc(array[0.5, 0.95]) within group (order by ${ms}) as shares`
  const counted = (state: SQL) => sql`count(*) filter (where ${state} = 'completed')::int as completed,
    count(*) filter (where ${state} = 'under way')::int as "underWay", count(*) filter (where ${state} = 'failed')::int as failed`
  const { rows } = await db.execute<
    Omit<ResultStep, 'median' | 'p95'> & { shares: (string | null)[] | null }
  >(sql`
    with within as materialized (
      select waiting_ms, reading_state, reading_ms, checking_state, checking_ms from ${within}
    )
    select 'waiting' as step, count(waiting_ms)::int as completed, count(*) filter (where waiting_ms is null)::int as "underWay",
           0 as failed, ${measured(sql`waiting_ms`)} from within
    union all
    select 'reading', ${counted(sql`reading_state`)}, ${measured(sql`reading_ms`)} from within
    union all
    select 'checking', ${counted(sql`checking_state`)}, ${measured(sql`checking_ms`)} from within`)
  return rows.map(({ shares, ...row }) => {
    const [median = null, p95 = null] = (shares ?? []).map((ms) => (ms === null ? null : Number(ms)))
    return { ...row, median, p95 }
  })
}

interface Parts {
  unit: ResultsSummary['unit']
  zone: string
  from: SQL
  now: Date
}

/** Parts in which nothing was submitted are there too. */
async function partsOf(
  db: TenantDb,
  within: SQL,
  { unit, zone, from, now }: Parts,
): Promise<ResultsSummary['parts']> {
  const { rows } = await db.execute<
    Omit<ResultsSummary['parts'][number], 'from' | 'until'> & Record<'from' | 'until', number>
  >(sql`
    with counted as (
      select date_trunc(${unit}, submitted_at at time zone ${zone}::text) as began, count(*)::int as submitted,
             count(score)::int as checked, count(*) filter (where is_compliant)::int as compliant
        from ${within} group by 1
    )
    select extract(epoch from greatest(part at time zone ${zone}::text, ${from}))::float8 * 1000 as from,
           extract(epoch from (part + ${`1 ${unit}`}::interval) at time zone ${zone}::text)::float8 * 1000 as until,
           coalesce(submitted, 0) as submitted, coalesce(checked, 0) as checked, coalesce(compliant, 0) as compliant
      from generate_series(date_trunc(${unit}, ${from} at time zone ${zone}::text),
                           ${now.toISOString()}::timestamptz at time zone ${zone}::text, ${`1 ${unit}`}::interval) as part
      left join counted on counted.began = part
     order by part`)
  return rows.map((row) => ({
    ...row,
    from: new Date(row.from).toISOString(),
    until: new Date(row.until).toISOString(),
  }))
}
