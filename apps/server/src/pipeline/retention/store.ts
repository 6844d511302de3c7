import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

export interface ExpiredRow extends Record<string, unknown> {
  id: string
  originalName: string
  objectKey: string
  uploadId: string
  createdAt: Date
  sha256: string
  consignmentId: string | null
}

const DAY = sql`interval '1 day'`

/** Older than this many days, the oldest first; not on hold, not while they are being read. Locked. */
export async function expiredDocuments(
  db: TenantDb,
  days: number,
  now: Date,
  most: number,
): Promise<ExpiredRow[]> {
  const { rows } = await db.execute<ExpiredRow>(sql`
    select d.id, d.original_name as "originalName", d.object_key as "objectKey", d.upload_id as "uploadId",
           d.created_at as "createdAt", d.sha256, p.consignment_id as "consignmentId"
      from hub.documents d left join hub.consignment_papers p on p.document_id = d.id
     where d.tenant_id = ${db.tenantId} and d.held_at is null and d.status not in ('pending', 'processing')
       and d.created_at < ${now}::timestamptz - ${days} * ${DAY}
     order by d.created_at, d.id limit ${most} for update of d skip locked`)
  return rows
}

/**
 * Permanently, with everything that hangs on them. By way of the trash, which takes them out of every count and lets the
 * database delete nothing else.
 */
export async function deleteDocuments(db: TenantDb, rows: readonly ExpiredRow[]): Promise<void> {
  const ids = uuids(rows.map(({ id }) => id))
  await db.execute(sql`update hub.documents set duplicate_of = null where duplicate_of = any(${ids})`)
  await db.execute(
    sql`update hub.documents set deleted_at = clock_timestamp() where id = any(${ids}) and deleted_at is null`,
  )
  await db.execute(sql`delete from hub.documents where id = any(${ids})`)
  await db.execute(
    sql`delete from hub.uploads where id = any(${uuids(rows.map(({ uploadId }) => uploadId))})`,
  )
}

/** Of these consignments those without any document are deleted, with what was merged into them. Answers the others. */
export async function deleteEmptyConsignments(db: TenantDb, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from hub.consignments c where c.id = any(${uuids(ids)})
       and not exists (select from hub.consignment_papers p where p.consignment_id = c.id) returning id`)
  const gone = new Set(rows.map(({ id }) => id))
  // A partner's or lane's name that no consignment counts under any more.
  await db.execute(sql`delete from hub.emission_totals where tenant_id = ${db.tenantId} and consignments = 0`)
  return ids.filter((id) => !gone.has(id))
}

export interface DueDocuments extends Record<string, unknown> {
  /** Past their time at that moment. */
  due: number
  /** Past their time and kept, because somebody put them on hold. */
  onHold: number
  /** Upload of the oldest document that is neither. */
  oldestOther: Date | string | null
}

export async function dueDocuments(db: TenantDb, days: number, at: Date): Promise<DueDocuments> {
  const isDue = sql`created_at < ${at}::timestamptz - ${days} * ${DAY}`
  const { rows } = await db.execute<DueDocuments>(sql`
    select count(*) filter (where ${isDue} and held_at is null)::integer as due,
           count(*) filter (where ${isDue} and held_at is not null)::integer as "onHold",
           min(created_at) filter (where not ${isDue} and held_at is null) as "oldestOther"
      from hub.documents where tenant_id = ${db.tenantId}`)
  return rows[0] ?? { due: 0, onHold: 0, oldestOther: null }
}

const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`
