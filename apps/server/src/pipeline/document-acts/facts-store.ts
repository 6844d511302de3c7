import { inArray, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { type DocumentRow, documents } from '../documents/tables.ts'

/** Locked until the transaction ends, in the order of their ids. Ids of others, and of what is in the trash, are missing. */
export async function lockDocuments(db: TenantDb, ids: readonly string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(documents.id)
    .for('update')
}

type Facts = Partial<Pick<DocumentRow, 'assignee' | 'waitingSince' | 'waitingFor'>>

export async function setFacts(db: TenantDb, ids: readonly string[], facts: Facts): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(documents)
    .set(facts)
    .where(sql`${documents.id} = any(${sql.param([...ids])}::uuid[])`)
}
