import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { bigint, boolean, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../platform/database.ts'
import { jsonb } from '../../platform/jsonb.ts'
import type { PlanDraft } from './plan-draft.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

const plans = hub.table('remediation_plans', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  askedBy: uuid('asked_by').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  source: text('source').$type<PlanDraft['source']>().notNull(),
  plan: jsonb('plan').$type<PlanDraft>().notNull(),
  /** Open violations that it was made for. Null: it is of an earlier shape and not reopened. */
  violationIds: uuid('violation_ids').array(),
})

const ticks = hub.table('remediation_ticks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  stepId: text('step_id').notNull(),
  author: uuid('author').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  done: boolean('done').notNull(),
})

/** A plan as it was made, with the violations that were open then. */
export interface KeptPlan {
  id: string
  madeAt: Date
  draft: PlanDraft
  violationIds: readonly string[]
}

/** The latest; null where none was made, or only of an earlier shape. */
export async function latestPlan(db: TenantDb, documentId: string): Promise<KeptPlan | null> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.tenantId, db.tenantId), eq(plans.documentId, documentId)))
    .orderBy(desc(plans.createdAt))
    .limit(1)
  if (!row?.violationIds) return null
  return { id: row.id, madeAt: row.createdAt, draft: row.plan, violationIds: row.violationIds }
}

export async function insertPlan(
  db: TenantDb,
  plan: { documentId: string; askedBy: string; draft: PlanDraft; violationIds: string[] },
): Promise<KeptPlan> {
  const { documentId, askedBy, draft, violationIds } = plan
  const [row] = await db
    .insert(plans)
    .values({ tenantId: db.tenantId, documentId, askedBy, source: draft.source, plan: draft, violationIds })
    .returning({ id: plans.id, madeAt: plans.createdAt })
  if (!row) throw new Error('the plan was not stored')
  return { ...row, draft, violationIds }
}

/** Who ticked a step off, and when. */
export interface Tick {
  author: string
  at: Date
}

/** Of the document's steps that are ticked off, by the id of the step. */
export async function ticksOf(db: TenantDb, documentId: string): Promise<Map<string, Tick>> {
  const rows = await db
    .select()
    .from(ticks)
    .where(and(eq(ticks.tenantId, db.tenantId), eq(ticks.documentId, documentId)))
    .orderBy(asc(ticks.id))
  const latest = new Map<string, Tick>()
  for (const { stepId, author, createdAt, done } of rows) {
    if (done) latest.set(stepId, { author, at: createdAt })
    else latest.delete(stepId)
  }
  return latest
}

export async function insertTick(
  db: TenantDb,
  tick: { documentId: string; stepId: string; author: string; done: boolean },
): Promise<void> {
  await db.insert(ticks).values({ ...tick, tenantId: db.tenantId })
}

/** When violations ceased to be open, by id; those that are open are not in it. */
export async function settledAmong(db: TenantDb, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; at: Date | string }>(sql`
    select id, coalesce(resolved_at, waived_at, created_at) as at from hub.violations
     where tenant_id = ${db.tenantId} and status <> 'open' and id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]))
}
