import type { ResultStep, ResultsSummary, ResultsSummaryQuery } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { zoneInDatabase } from '../../platform/time-zone.ts'
import { beginOfRange, unitOf } from './range.ts'
import { documentResults as results } from './tables.ts'

/** What the cards and charts show of the documents that were submitted in a range. */
export async function summariseResults(
  db: TenantDb,
  range: ResultsSummaryQuery,
  now: Date,
): Promise<ResultsSummary> {
  const unit = unitOf(range)
  const from = beginOfRange(range, now)
  // The tenant as in store.ts: compared once, and not by a setting for each row.
  const within = sql`${results} where tenant_id = ${db.tenantId} and submitted_at >= ${from}`
  return {
    ...(await figuresOf(db, within, from)),
    types: await typesOf(db, within),
    countries: await countriesOf(db, within),
    parts: await partsOf(db, within, { unit, zone: zoneInDatabase(range.zone), from, now }),
    unit,
  }
}

type Figures = Omit<ResultsSummary, 'types' | 'countries' | 'parts' | 'unit'>
type Plain = Omit<Figures, 'violations' | 'from' | 'steps'>
type StepName = ResultStep['step']
type Measured = Record<`${StepName}_${'completed' | 'under_way' | 'failed'}`, number> &
  Record<`${StepName}_average`, number | null> &
  Record<`${StepName}_shares`, (string | null)[] | null>

/** All that one reading of the rows can give. */
async function figuresOf(db: TenantDb, within: SQL, from: SQL): Promise<Figures> {
  const { rows } = await db.execute<
    Plain & Measured & Record<'found' | 'open' | 'waived' | 'from', number>
  >(sql`
    select count(*)::int as submitted, count(score)::int as checked,
           count(*) filter (where is_compliant)::int as compliant,
           count(*) filter (where status = 'failed')::int as failed,
           count(*) filter (where status in ('pending', 'processing'))::int as "underWay",
           coalesce(sum(found_violations), 0)::int as found, coalesce(sum(open_violations), 0)::int as open,
           coalesce(sum(waived_violations), 0)::int as waived,
           round(avg(first_check_ms))::float8 as "averageProcessingMs",
           percentile_disc(0.5) within group (order by first_check_ms)::float8 as "medianProcessingMs",
           extract(epoch from ${from})::float8 * 1000 as from,
           count(waiting_ms)::int as waiting_completed, 0 as waiting_failed,
           count(*) filter (where waiting_ms is null)::int as waiting_under_way,
           ${durations('waiting')}, ${states('reading')}, ${durations('reading')}, ${states('checking')}, ${durations('checking')}
      from ${within}`)
  const [row] = rows
  if (!row) throw new Error('an aggregate answered no row')
  const { submitted, checked, compliant, failed, underWay, averageProcessingMs, medianProcessingMs } = row
  const { found, open, waived } = row
  return {
    ...{ submitted, checked, compliant, failed, underWay, averageProcessingMs, medianProcessingMs },
    from: new Date(row.from).toISOString(),
    violations: { found, open, waived, resolved: found - open - waived },
    steps: (['waiting', 'reading', 'checking'] as const).map((step) => stepOf(step, row)),
  }
}

/** Column names are ours and no one else's. */
const durations = (step: StepName) =>
  sql.raw(`round(avg(${step}_ms))::float8 as ${step}_average,
    percentile_disc(array[0.5, 0.95]) within group (order by ${step}_ms) as ${step}_shares`)

const states = (step: StepName) =>
  sql.raw(`count(*) filter (where ${step}_state = 'completed')::int as ${step}_completed,
    count(*) filter (where ${step}_state = 'under way')::int as ${step}_under_way,
    count(*) filter (where ${step}_state = 'failed')::int as ${step}_failed`)

function stepOf(step: StepName, row: Measured): ResultStep {
  const [median = null, p95 = null] = (row[`${step}_shares`] ?? []).map((ms) =>
    ms === null ? null : Number(ms),
  )
  return {
    step,
    completed: row[`${step}_completed`],
    underWay: row[`${step}_under_way`],
    failed: row[`${step}_failed`],
    average: row[`${step}_average`],
    median,
    p95,
  }
}

const MOST_TYPES = 12

async function typesOf(db: TenantDb, within: SQL): Promise<ResultsSummary['types']> {
  const { rows } = await db.execute<ResultsSummary['types'][number]>(sql`
    select type, sum(open * alike)::int as violations, sum(alike)::int as documents
      from (select violation_types, violations_of_types, count(*) as alike from ${within} group by 1, 2) r
     cross join lateral unnest(violation_types, violations_of_types) as of_type(type, open)
     group by type order by violations desc, type limit ${MOST_TYPES}`)
  return rows
}

const MOST_COUNTRIES = 40

async function countriesOf(db: TenantDb, within: SQL): Promise<ResultsSummary['countries']> {
  const { rows } = await db.execute<ResultsSummary['countries'][number]>(sql`
    select country, sum(documents)::int as documents, sum(checked)::int as checked, sum(compliant)::int as compliant
      from (select countries, count(*) as documents, count(is_compliant) as checked,
                   count(*) filter (where is_compliant) as compliant
              from ${within} group by countries) routes
     cross join lateral unnest(countries) as on_route(country)
     group by country order by documents desc, country limit ${MOST_COUNTRIES}`)
  return rows
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
