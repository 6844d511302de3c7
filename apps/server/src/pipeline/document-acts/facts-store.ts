import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { type DocumentRow, documents } from '../documents/tables.ts'

type Facts = Partial<Pick<DocumentRow, 'assignee' | 'waitingSince' | 'waitingFor'>>

export async function setFacts(db: TenantDb, ids: readonly string[], facts: Facts): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(documents)
    .set(facts)
    .where(sql`${documents.id} = any(${sql.param([...ids])}::uuid[])`)
}
