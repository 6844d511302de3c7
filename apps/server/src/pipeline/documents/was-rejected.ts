import { type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

/**
 * Whether the latest decision about a document was a rejection, withdrawn or not: its goods stay until somebody decides
 * again. `documentId` is a column of the query around it.
 */
export const wasRejected = (documentId: SQL) => sql<boolean>`coalesce((
  select k.decision = 'rejected' from hub.decisions k
   where k.document_id = ${documentId} order by k.created_at desc, k.id desc limit 1), false)`

export async function rejectedAmong(db: TenantDb, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from hub.documents d
     where d.id = any(${sql.param([...ids])}::uuid[]) and ${wasRejected(sql`d.id`)}`)
  return new Set(rows.map(({ id }) => id))
}
