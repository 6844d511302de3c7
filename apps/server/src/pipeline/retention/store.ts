import { type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { trashEndedBy } from './trash/store.ts'

export interface RemovedRow extends Record<string, unknown> {
  id: string
  originalName: string
  objectKey: string
  uploadId: string
  createdAt: Date
  sha256: string
  consignmentId: string | null
}

/**
 * The oldest first: those older than this many days (null: of any age), not while they are being read, and those whose time in the
 * trash is over. Never what is on hold. Locked. The caller shows the trash.
 */
export async function expiredDocuments(
  db: TenantDb,
  days: number | null,
  now: Date,
  most: number,
): Promise<RemovedRow[]> {
  return lockToRemove(db, sql`d.held_at is null and ${isOver(days, now)}`, most)
}

/** One in the trash that a person deletes permanently. The caller shows the trash. */
export async function trashedDocument(db: TenantDb, id: string): Promise<RemovedRow | undefined> {
  const [row] = await lockToRemove(db, sql`d.id = ${id} and d.deleted_at is not null`, 1)
  return row
}

async function lockToRemove(db: TenantDb, condition: SQL, most: number): Promise<RemovedRow[]> {
  const { rows } = await db.execute<RemovedRow>(sql`
    select d.id, d.original_name as "originalName", d.object_key as "objectKey", d.upload_id as "uploadId",
           d.created_at as "createdAt", d.sha256, p.consignment_id as "consignmentId"
      from hub.documents d left join hub.consignment_papers p on p.document_id = d.id
     where d.tenant_id = ${db.tenantId} and ${condition}
     order by d.created_at, d.id limit ${most} for update of d skip locked`)
  return rows
}

function isOver(days: number | null, now: Date): SQL {
  if (days === null) return trashEndedBy(now)
  return sql`(${trashEndedBy(now)} or ${isOlder(days, now)}
    and (d.deleted_at is not null or d.status not in ('pending', 'processing')))`
}

const isOlder = (days: number, now: Date) =>
  sql`d.created_at < ${now}::timestamptz - ${days} * interval '1 day'`

/**
 * Permanently, with everything that hangs on them. By way of the trash, which takes them out of every count and lets the
 * database delete nothing else.
 */
export async function deleteDocuments(db: TenantDb, rows: readonly RemovedRow[]): Promise<void> {
  const ids = uuids(rows.map(({ id }) => id))
  await db.execute(sql`delete from hub.accepted_contradictions where document_ids && ${ids}`)
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
  const isDue = isOver(days, at)
  const { rows } = await db.execute<DueDocuments>(sql`
    select count(*) filter (where ${isDue} and d.held_at is null)::integer as due,
           count(*) filter (where ${isDue} and d.held_at is not null)::integer as "onHold",
           min(d.created_at) filter (where not ${isOlder(days, at)} and d.held_at is null) as "oldestOther"
      from hub.documents d where d.tenant_id = ${db.tenantId}`)
  return rows[0] ?? { due: 0, onHold: 0, oldestOther: null }
}

const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`

/** Those of these keys that a document or an upload points at. The caller shows the trash. */
export async function keysOfOriginals(db: TenantDb, keys: readonly string[]): Promise<Set<string>> {
  const given = sql`array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
  const { rows } = await db.execute<{ key: string }>(sql`
    select object_key as key from hub.documents where tenant_id = ${db.tenantId} and object_key = any(${given})
     union all
    select object_key from hub.uploads where tenant_id = ${db.tenantId} and object_key = any(${given})`)
  return new Set(rows.map(({ key }) => key))
}
