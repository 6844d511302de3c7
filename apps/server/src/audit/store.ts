import { AUDIT_CATEGORIES, type AuditCounts, type AuditFilter, USUAL_AUDIT_DAYS } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../platform/contains.ts'
import { CURSOR_KEYS, isUuid, readCursor } from '../platform/cursor.ts'
import type { TenantDb } from '../platform/database.ts'
import { FOLLOWED, STATUS } from './status-sql.ts'

const DAY_MS = 86_400_000

export interface EventRow extends Record<string, unknown> {
  id: string
  seq: number
  timestamp: string
  action: string
  resourceType: string
  resourceId: string | null
  resourceName: string
  userName: string
  actorKind: 'person' | 'key' | 'product'
  status: 'success' | 'pending' | 'failed'
  details: string
  documentId: string | null
}

const INSTANT = sql.raw(`to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const COLUMNS = sql`e.id, s.seq::integer as seq, ${INSTANT} as timestamp, e.action,
  e.resource_type as "resourceType", e.resource_id as "resourceId", e.resource_name as "resourceName",
  e.actor_name as "userName", e.actor_kind as "actorKind", ${STATUS} as status, e.details, e.document_id as "documentId"`
const SEAL = sql`join hub.audit_seals s on s.tenant_id = e.tenant_id and s.event_id = e.id`

/** The events that match, in the order of the list, as a query of its own: for a page, or for all of them. */
export function eventsQuery(
  db: { tenantId: string },
  filter: AuditFilter & { sort?: 'newest' | 'oldest' | undefined; cursor?: string | undefined },
  now: Date,
  limit: number | null,
): SQL {
  const oldest = filter.sort === 'oldest'
  const cursor = filter.cursor ? readCursor(filter.cursor, CURSOR_KEYS.instant) : null
  const after = cursor
    ? sql`and (e.created_at, e.id) ${oldest ? sql`>` : sql`<`} (${cursor.key}::timestamptz, ${cursor.id}::uuid)`
    : sql``
  const order = oldest ? sql`e.created_at, e.id` : sql`e.created_at desc, e.id desc`
  return sql`select ${COLUMNS} from hub.audit_events e ${SEAL} ${FOLLOWED}
    where ${matching(db, filter, now)} ${after}
    order by ${order} ${limit === null ? sql`` : sql`limit ${limit}`}`
}

export async function countEvents(db: TenantDb, filter: AuditFilter, now: Date): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total from hub.audit_events e ${filter.status ? FOLLOWED : sql``}
     where ${matching(db, filter, now)}`)
  return rows[0]?.total ?? 0
}

/** Of the range of days, whatever else the list is narrowed to. */
export async function countByStatus(db: TenantDb, days: number, now: Date): Promise<AuditCounts> {
  const { rows } = await db.execute<Record<keyof AuditCounts, number>>(sql`
    select count(*)::integer as total,
           count(*) filter (where status = 'success')::integer as success,
           count(*) filter (where status = 'pending')::integer as pending,
           count(*) filter (where status = 'failed')::integer as failed
      from (select ${STATUS} as status from hub.audit_events e ${FOLLOWED}
             where ${matching(db, { days }, now)}) told`)
  return rows[0] ?? { total: 0, success: 0, pending: 0, failed: 0 }
}

export interface DetailRow extends EventRow {
  oldValue: unknown
  newValue: unknown
  previousHash: string
  hash: string
  documentIsThere: boolean
}

/** Null for everything that is not the tenant's own. */
export async function findEvent(db: TenantDb, id: string): Promise<DetailRow | null> {
  if (!isUuid(id)) return null
  const { rows } = await db.execute<DetailRow>(sql`
    select ${COLUMNS}, e.old_value as "oldValue", e.new_value as "newValue",
           s.previous_hash as "previousHash", s.hash,
           exists (select from hub.documents o where o.id = e.document_id and o.deleted_at is null) as "documentIsThere"
      from hub.audit_events e ${SEAL} ${FOLLOWED}
     where e.tenant_id = ${db.tenantId} and e.id = ${id}`)
  return rows[0] ?? null
}

function matching(db: { tenantId: string }, filter: AuditFilter, now: Date): SQL {
  const { search, action = 'all', status, days = USUAL_AUDIT_DAYS, documentId } = filter
  const since = new Date(now.getTime() - days * DAY_MS).toISOString()
  const conditions = [
    sql`e.tenant_id = ${db.tenantId}`,
    sql`e.created_at >= ${since}::timestamptz`,
    ...(action === 'all' ? [] : [sql`e.action = any(${textArray(AUDIT_CATEGORIES[action])})`]),
    ...(search ? [contains(sql`e.search_text`, search)] : []),
    ...(status ? [sql`${STATUS} = ${status}`] : []),
    ...(documentId ? [isUuid(documentId) ? sql`e.document_id = ${documentId}` : sql`false`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

function textArray(words: readonly string[]): SQL {
  return sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`
}
