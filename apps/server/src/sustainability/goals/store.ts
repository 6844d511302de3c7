import type { GoalsChange } from '@efti-hub/contract'
import { and, eq, notInArray } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { type GoalRow, goals } from '../tables.ts'

export async function goalsOf(db: TenantDb, year: number): Promise<GoalRow[]> {
  return db.select().from(goals).where(eq(goals.year, year)).orderBy(goals.createdAt, goals.measure)
}

export async function goalYears(db: TenantDb): Promise<number[]> {
  const rows = await db.selectDistinct({ year: goals.year }).from(goals)
  return rows.map(({ year }) => year)
}

/** What is not among them has no goal any more. */
export async function replaceGoals(
  db: TenantDb,
  { year, goals: wanted }: GoalsChange,
  author: string,
): Promise<void> {
  const measures = wanted.map(({ measure }) => measure)
  await db
    .delete(goals)
    .where(and(eq(goals.year, year), measures.length > 0 ? notInArray(goals.measure, measures) : undefined))
  for (const { measure, target, baseline = null } of wanted) {
    const row = { target, baseline, author }
    await db
      .insert(goals)
      .values({ ...row, tenantId: db.tenantId, year, measure })
      .onConflictDoUpdate({ target: [goals.tenantId, goals.year, goals.measure], set: row })
  }
}
