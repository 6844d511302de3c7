import type { EmissionsQuery } from '@efti-hub/contract'
import { and, desc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm'
import { scopeOf } from '../platform/cursor.ts'
import type { TenantDb } from '../platform/database.ts'
import { keyset, rowsAfter } from '../platform/keyset.ts'
import { type EmissionRow, emissions, emissionTotals, type TotalRow } from './tables.ts'

type Dimension = TotalRow['dimension']

/** Rail and water. */
export const LOW_CARBON: ReadonlySet<string> = new Set(['1', '2', '8'])

/** The year's lines of some dimensions; months are the lines of 'month'. */
export async function totalsOf(
  db: TenantDb,
  dimensions: readonly Dimension[],
  year: number,
): Promise<TotalRow[]> {
  return db
    .select()
    .from(emissionTotals)
    .where(
      and(
        inArray(emissionTotals.dimension, [...dimensions]),
        eq(emissionTotals.period, String(year)),
        sql`${emissionTotals.consignments} > 0`,
      ),
    )
    .orderBy(desc(emissionTotals.grams), emissionTotals.key)
}

export async function monthsOf(db: TenantDb, year: number): Promise<TotalRow[]> {
  return db
    .select()
    .from(emissionTotals)
    .where(
      and(
        eq(emissionTotals.dimension, 'month'),
        like(emissionTotals.period, `${year}-%`),
        sql`${emissionTotals.consignments} > 0`,
      ),
    )
    .orderBy(emissionTotals.period)
}

/** The heaviest lines, and how many there are besides. */
export async function heaviest(
  db: TenantDb,
  dimension: 'lane' | 'partner',
  year: number,
  limit: number,
): Promise<{ lines: TotalRow[]; more: number }> {
  const of = and(
    eq(emissionTotals.dimension, dimension),
    eq(emissionTotals.period, String(year)),
    sql`${emissionTotals.consignments} > 0`,
  )
  const lines = await db
    .select()
    .from(emissionTotals)
    .where(of)
    .orderBy(desc(emissionTotals.grams), emissionTotals.key)
    .limit(limit)
  if (lines.length < limit) return { lines, more: 0 }
  const [all] = await db.select({ count: sql<number>`count(*)::int` }).from(emissionTotals).where(of)
  return { lines, more: (all?.count ?? limit) - limit }
}

export async function yearsWithFigures(db: TenantDb): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(
    sql`select distinct left(period, 4)::int as year from hub.emission_totals
         where dimension = 'month' and consignments > 0`,
  )
  return rows.map(({ year }) => year)
}

const HEAVIEST = keyset({ by: [[emissions.grams, 'count']], id: emissions.consignmentId, direction: 'down' })

export const scopeOfEmissions = (query: EmissionsQuery) => scopeOf('emissions', query)

/** The heaviest first; those without a figure are at the end. */
export async function listEmissions(
  db: TenantDb,
  query: EmissionsQuery & { limit: number },
): Promise<EmissionRow[]> {
  const { year, month, mode, lane, partner, reason, share, computed } = query
  const filters: (SQL | undefined)[] = [
    year === undefined ? undefined : between(`${year}-01-01`, `${year + 1}-01-01`),
    month === undefined ? undefined : between(`${month}-01`, firstOfNext(month)),
    mode && eq(emissions.mode, mode),
    lane === undefined ? undefined : eq(emissions.lane, lane),
    partner === undefined ? undefined : eq(emissions.partner, partner),
    reason && eq(emissions.reason, reason),
    share && isNull(emissions.reason),
    share === 'low-carbon' ? inArray(emissions.mode, [...LOW_CARBON]) : undefined,
    share === 'own' ? eq(emissions.isPrimary, true) : undefined,
    computed && (computed === 'true' ? isNull(emissions.reason) : isNotNull(emissions.reason)),
    rowsAfter(HEAVIEST, query.cursor, scopeOfEmissions(query)),
  ]
  return db
    .select()
    .from(emissions)
    .where(and(...filters))
    .orderBy(HEAVIEST.order)
    .limit(query.limit)
}

const between = (from: string, until: string) =>
  and(sql`${emissions.day} >= ${from}::date`, sql`${emissions.day} < ${until}::date`)

function firstOfNext(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}

export async function findEmission(db: TenantDb, consignmentId: string): Promise<EmissionRow | null> {
  const [row] = await db.select().from(emissions).where(eq(emissions.consignmentId, consignmentId))
  return row ?? null
}
