import type { DocumentStatus, Severity, ViolationStatus } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { zoneInDatabase } from '../../platform/time-zone.ts'
import type { DaySpan, Period } from './period.ts'

const MOST_TYPES = 12
const MOST_WORST = 15
const MOST_DUE = 15
const MOST_COUNTRIES = 10

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`
const within = (column: SQL, { from, until }: DaySpan) =>
  sql`${column} >= ${instant(from)} and ${column} < ${instant(until)}`
const submittedIn = (period: DaySpan) => within(sql`submitted_at`, period)
/** Not of documents in the trash. */
const inSight = sql`v.document_id in (select document_id from hub.document_results)`

async function read<Row>(db: TenantDb, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Record<string, unknown>>(query)
  return rows as Row[]
}

export interface Figures {
  uploaded: number
  checked: number
  compliant: number
  /** Milliseconds from upload to the end of the first check; null when there was none. */
  medianMs: number | null
}

export async function periodFiguresOf(db: TenantDb, period: DaySpan): Promise<Figures> {
  const [figures] = await read<Figures>(
    db,
    sql`select count(*)::int as uploaded, count(is_compliant)::int as checked,
               count(*) filter (where is_compliant)::int as compliant,
               percentile_cont(0.5) within group (order by first_check_ms) as "medianMs"
          from hub.document_results where ${submittedIn(period)}`,
  )
  if (!figures) throw new Error('counting answered nothing')
  return figures
}

export interface NamedCount<Name extends string = string> {
  name: Name
  documents: number
}

export const byStatus = (db: TenantDb, period: Period) =>
  read<NamedCount<DocumentStatus>>(
    db,
    sql`select status as name, count(*)::int as documents from hub.document_results
         where ${submittedIn(period)} group by 1 order by 2 desc, 1`,
  )

export const byTransportType = (db: TenantDb, period: Period) =>
  read<NamedCount>(
    db,
    sql`select transport as name, count(*)::int as documents from hub.document_results, unnest(transport_types) transport
         where ${submittedIn(period)} group by 1 order by 2 desc, 1`,
  )

export interface CountryRow extends NamedCount {
  checked: number
  compliant: number
}

export const byCountry = (db: TenantDb, period: Period) =>
  read<CountryRow>(
    db,
    sql`select country as name, count(*)::int as documents, count(is_compliant)::int as checked,
               count(*) filter (where is_compliant)::int as compliant
          from hub.document_results, unnest(countries) country
         where ${submittedIn(period)} group by 1 order by 2 desc, 1 limit ${MOST_COUNTRIES}`,
  )

export interface PeriodViolation {
  severity: Severity
  status: ViolationStatus
  violations: number
}

/** First found in the period, by what has become of them. */
export const foundBySeverity = (db: TenantDb, period: Period) =>
  read<PeriodViolation>(
    db,
    sql`select severity, status, count(*)::int as violations from hub.violations v
         where ${within(sql`v.created_at`, period)} and ${inSight} group by 1, 2`,
  )

export interface TypeRow {
  type: string
  found: number
  open: number
}

export const foundByType = (db: TenantDb, period: Period) =>
  read<TypeRow>(
    db,
    sql`select violation_type as type, count(*)::int as found, count(*) filter (where status = 'open')::int as open
          from hub.violations v where ${within(sql`v.created_at`, period)} and ${inSight}
         group by 1 order by 2 desc, 1 limit ${MOST_TYPES}`,
  )

export interface WorstRow {
  name: string
  submittedAt: string
  status: DocumentStatus
  score: number
  open: number
}

/** The lowest scores of the period, where anything is open. */
export const worstDocuments = (db: TenantDb, period: Period) =>
  read<WorstRow>(
    db,
    sql`select name, to_char(submitted_at at time zone ${zoneInDatabase(period.zone)}::text, 'YYYY-MM-DD') as "submittedAt", status, score,
               open_violations as open
          from hub.document_results
         where ${submittedIn(period)} and score is not null and open_violations > 0
         order by score, open_violations desc, submitted_at limit ${MOST_WORST}`,
  )

export interface Deadlines {
  overdue: number
  week: number
  later: number
}

/** Of everything that is open at this moment, whenever it was found. */
export async function deadlinesAt(db: TenantDb, now: Date): Promise<Deadlines> {
  const weekAhead = new Date(now.getTime() + 7 * 86_400_000)
  const [deadlines] = await read<Deadlines>(
    db,
    sql`select count(*) filter (where due_at <= ${instant(now)})::int as overdue,
               count(*) filter (where due_at > ${instant(now)} and due_at <= ${instant(weekAhead)})::int as week,
               count(*) filter (where due_at > ${instant(weekAhead)})::int as later
          from hub.violations v where status = 'open' and ${inSight}`,
  )
  if (!deadlines) throw new Error('counting answered nothing')
  return deadlines
}

export interface DueRow {
  day: string
  severity: Severity
  type: string
  document: string
}

export const dueNext = (db: TenantDb, zone: string) =>
  read<DueRow>(
    db,
    sql`select to_char(v.due_at at time zone ${zoneInDatabase(zone)}::text, 'YYYY-MM-DD') as day, v.severity, v.violation_type as type,
               r.name as document
          from hub.violations v join hub.document_results r using (document_id)
         where hub.is_blocking(v.status, v.severity) and v.due_at is not null
         order by v.due_at, v.weight desc, v.id limit ${MOST_DUE}`,
  )
