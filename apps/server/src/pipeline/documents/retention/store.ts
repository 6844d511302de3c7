import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'

export interface ExpiredRow extends Record<string, unknown> {
  id: string
  originalName: string
  objectKey: string
  uploadId: string
  createdAt: Date
}

/** Older than so many days, the oldest first; not while they are being read. Locked. */
export async function expiredDocuments(
  db: TenantDb,
  days: number,
  now: Date,
  most: number,
): Promise<ExpiredRow[]> {
  const { rows } = await db.execute<ExpiredRow>(sql`
    select id, original_name as "originalName", object_key as "objectKey", upload_id as "uploadId",
           created_at as "createdAt"
      from hub.documents
     where tenant_id = ${db.tenantId} and status not in ('pending', 'processing')
       and created_at < ${now}::timestamptz - ${days} * interval '1 day'
     order by created_at, id limit ${most} for update skip locked`)
  return rows
}

/**
 * For good, with everything that hangs on them. By way of the trash, which takes them out of every count and lets the
 * database delete nothing else.
 */
export async function deleteDocuments(db: TenantDb, rows: readonly ExpiredRow[]): Promise<void> {
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`
  const uploads = sql`${sql.param(rows.map(({ uploadId }) => uploadId))}::uuid[]`
  await db.execute(sql`update hub.documents set duplicate_of = null where duplicate_of = any(${ids})`)
  await db.execute(
    sql`update hub.documents set deleted_at = clock_timestamp() where id = any(${ids}) and deleted_at is null`,
  )
  await db.execute(sql`delete from hub.documents where id = any(${ids})`)
  await db.execute(sql`delete from hub.uploads where id = any(${uploads})`)
}
