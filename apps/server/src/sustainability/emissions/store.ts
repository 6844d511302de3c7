import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { documents } from '../../pipeline/documents/tables.ts'
import type { TenantDb } from '../../platform/database.ts'
import { emissions, emissionsDue } from '../tables.ts'
import type { Emission } from './compute-emission.ts'
import type { EmissionInputs } from './inputs.ts'
import { packLeg } from './pack-legs.ts'

/**
 * A job that reads documents writes figures alone in its tenant: its statements meet others in the sums more than once. Those that
 * only calculate again write one statement each, in which all take the sums in the same order: they may be several.
 */
export async function lockEmissions(db: TenantDb, how: 'alone' | 'beside others'): Promise<void> {
  const key = sql`hashtextextended(${`emissions of ${db.tenantId}`}, 0)`
  await db.execute(
    how === 'alone'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  )
}

/**
 * Takes consignments off the list of those that are due; a change meanwhile puts it there again. What others
 * are taking is left to them.
 */
export async function takeDue(db: TenantDb, reread: boolean, limit: number): Promise<string[]> {
  const some = db
    .select({ id: emissionsDue.consignmentId })
    .from(emissionsDue)
    .where(eq(emissionsDue.reread, reread))
    .orderBy(asc(emissionsDue.consignmentId))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .delete(emissionsDue)
    .where(and(inArray(emissionsDue.consignmentId, some), eq(emissionsDue.reread, reread)))
    .returning({ id: emissionsDue.consignmentId })
  return rows.map(({ id }) => id)
}

/** Also where another transaction holds it. */
export const isAnyDue = async (db: TenantDb): Promise<boolean> =>
  (await db.select({ id: emissionsDue.consignmentId }).from(emissionsDue).limit(1)).length > 0

/** Documents that a person rejected. */
export async function rejectedAmong(db: TenantDb, documentIds: readonly string[]): Promise<Set<string>> {
  if (documentIds.length === 0) return new Set()
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, [...documentIds]), eq(documents.status, 'rejected')))
  return new Set(rows.map(({ id }) => id))
}

export async function inputsStored(
  db: TenantDb,
  ids: readonly string[],
): Promise<{ id: string; inputs: EmissionInputs }[]> {
  if (ids.length === 0) return []
  return (
    db
      .select({ id: emissions.consignmentId, inputs: emissions.inputs })
      .from(emissions)
      // One parameter, not thousands.
      .where(sql`${emissions.consignmentId} = any(${sql.param([...ids])}::uuid[])`)
  )
}

export async function forgetEmissions(db: TenantDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(emissions).where(inArray(emissions.consignmentId, [...ids]))
}

export interface EmissionFigure extends Emission {
  id: string
  inputs: EmissionInputs
}

/** What was calculated again from inputs that are: these are not written again. Any number in one statement. */
export async function changeFigures(db: TenantDb, figures: readonly EmissionFigure[]): Promise<void> {
  if (figures.length === 0) return
  const rows = figures.map((figure) => ({ ...asRow(figure), inputs: undefined }))
  await db.execute(sql`
    update hub.emissions e set
      computed_at = clock_timestamp(), mode = r.mode, lane = r.lane, reason = r.reason, grams = r.grams, kgkm = r.kgkm,
      is_primary = r.is_primary, legs = r.legs, questions = r.questions
      from jsonb_to_recordset(${asJson(rows)}::jsonb) as r(
        consignment_id uuid, mode text, lane text, reason text, grams bigint, kgkm bigint, is_primary boolean, legs jsonb,
        questions text[])
     where e.consignment_id = r.consignment_id`)
}

/** Any number of them in one statement. */
export async function keepEmissions(db: TenantDb, figures: readonly EmissionFigure[]): Promise<void> {
  if (figures.length === 0) return
  await db.execute(sql`
    insert into hub.emissions (tenant_id, consignment_id, title, day, day_is_of_papers, mode, lane, partner, reason, grams,
                               kgkm, is_primary, inputs, legs, questions)
    select ${db.tenantId}::uuid, r.*
      from jsonb_to_recordset(${asJson(figures.map(asRow))}::jsonb) as r(
        consignment_id uuid, title text, day date, day_is_of_papers boolean, mode text, lane text, partner text, reason text,
        grams bigint, kgkm bigint, is_primary boolean, inputs jsonb, legs jsonb, questions text[])
    on conflict (consignment_id) do update set
      computed_at = clock_timestamp(), title = excluded.title, day = excluded.day,
      day_is_of_papers = excluded.day_is_of_papers, mode = excluded.mode, lane = excluded.lane, partner = excluded.partner,
      reason = excluded.reason, grams = excluded.grams, kgkm = excluded.kgkm, is_primary = excluded.is_primary,
      inputs = excluded.inputs, legs = excluded.legs, questions = excluded.questions`)
}

function asRow({ id, inputs, reason, legs, lane, questions }: EmissionFigure) {
  return {
    consignment_id: id,
    title: inputs.title,
    day: inputs.day,
    day_is_of_papers: inputs.dayIsOfPapers,
    mode: inputs.mode,
    lane,
    partner: inputs.partner,
    reason,
    grams: legs.reduce((sum, { grams }) => sum + grams, 0),
    kgkm: Math.round(legs.reduce((sum, { tonneKm }) => sum + tonneKm, 0) * 1000),
    is_primary: legs.length > 0 && legs.every(({ factor }) => factor.isOwn),
    inputs,
    legs: legs.map(packLeg),
    questions: questions.map(({ key }) => key),
  }
}

/** PostgreSQL stores neither NUL nor halves of characters; looked for in the whole, for they are rare. */
function asJson(rows: readonly unknown[]): string {
  const text = JSON.stringify(rows)
  return /\\u(0000|d[89a-f])/i.test(text) ? JSON.stringify(rows, storable) : text
}

function storable(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value
}

/** How many wait, and since when the first does. */
export async function waiting(db: TenantDb): Promise<{ count: number; since: Date | null }> {
  const { rows } = await db.execute<{ count: number; since: string | null }>(
    sql`select count(*)::int as count, min(since) as since from (select since from hub.emissions_due limit 10000) first_ones`,
  )
  const [row] = rows
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null }
}

/** So that the next caller does not ask for another job immediately. */
export async function touchDue(db: TenantDb): Promise<void> {
  await db.update(emissionsDue).set({ since: sql`clock_timestamp()` })
}
