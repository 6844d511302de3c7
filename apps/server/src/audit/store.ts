import {
  AUDIT_CATEGORIES,
  type AuditCounts,
  type AuditFilter,
  auditActionLabel,
  auditActionsLike,
  USUAL_AUDIT_DAYS,
} from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../platform/contains.ts'
import { isUuid, scopeOf, writeCursor } from '../platform/cursor.ts'
import type { TenantDb } from '../platform/database.ts'
import { keyset, rowsAfter } from '../platform/keyset.ts'
import { HAS_STATUS, STATUS } from './status-sql.ts'

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
  /** The timestamp to the microsecond: two events of one transaction may share a millisecond. */
  moment: string
}

type LabelledRow<T extends EventRow> = T & { actionLabel: string }

const labelled = <T extends EventRow>(row: T): LabelledRow<T> => ({
  ...row,
  actionLabel: auditActionLabel(row.action),
})

const sortBy = (direction: 'up' | 'down') =>
  keyset({ by: [[sql`e.created_at`, 'microsecond']], id: sql`e.id`, direction })

const SORTS = { newest: sortBy('down'), oldest: sortBy('up') }

type ListedEvents = AuditFilter & { sort?: 'newest' | 'oldest' | undefined }

/** Where the page after this event begins. */
export const cursorAfter = ({ moment, id }: EventRow, asked: ListedEvents) =>
  writeCursor({ key: moment, id }, scopeOfEvents(asked))

const scopeOfEvents = (asked: ListedEvents) => scopeOf('audit', { ...asked, sort: asked.sort ?? 'newest' })

const instant = (fraction: 'MS' | 'US') =>
  sql.raw(`to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${fraction}"Z"')`)
/** Lookups are in the list of columns: it is done for the rows of the page and for no other. */
const COLUMNS = sql`e.id,
  (select s.seq::integer from hub.audit_seals s where s.tenant_id = e.tenant_id and s.event_id = e.id) as seq,
  ${instant('MS')} as timestamp, ${instant('US')} as moment, e.action, e.resource_type as "resourceType", e.resource_id as "resourceId",
  e.resource_name as "resourceName", e.actor_name as "userName", e.actor_kind as "actorKind",
  coalesce(${STATUS}, 'success') as status, e.details, e.document_id as "documentId"`

/** A page of the events that match. */
export async function listEvents(
  db: TenantDb,
  filter: Parameters<typeof eventsQuery>[1],
  now: Date,
  limit: number,
): Promise<LabelledRow<EventRow>[]> {
  return (await db.execute<EventRow>(eventsQuery(db, filter, now, limit))).rows.map(labelled)
}

/** The events that match, in the order of the list, as a query of its own: for a page, or for all of them. */
export function eventsQuery(
  db: { tenantId: string },
  filter: ListedEvents & { cursor?: string | undefined },
  now: Date,
  limit: number | null,
): SQL {
  const sort = SORTS[filter.sort ?? 'newest']
  const after = rowsAfter(sort, filter.cursor, scopeOfEvents(filter))
  return sql`select ${COLUMNS} from hub.audit_events e
    where ${matching(db, filter, now)} ${after ? sql`and ${after}` : sql``}
    order by ${sort.order} ${limit === null ? sql`` : sql`limit ${limit}`}`
}

/** Nobody reads further than this; comparing every event with what was typed takes as long as there are events. */
const SEARCHED_AT_MOST = 1_000

export async function countEvents(
  db: TenantDb,
  filter: AuditFilter,
  now: Date,
): Promise<{ total: number; totalIsExact: boolean }> {
  const most = filter.search ? SEARCHED_AT_MOST : null
  const { status, ...others } = filter
  if (status === 'success') {
    // Most do: counted by what is left when the few others are taken away.
    const [all, failed, pending] = [
      await countEvents(db, others, now),
      await countEvents(db, { ...others, status: 'failed' }, now),
      await countEvents(db, { ...others, status: 'pending' }, now),
    ]
    return { ...all, total: Math.max(0, all.total - failed.total - pending.total) }
  }
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total from (
      select from hub.audit_events e where ${matching(db, filter, now)}
      ${most === null ? sql`` : sql`limit ${most + 1}`}) found`)
  const total = rows[0]?.total ?? 0
  return most === null || total <= most ? { total, totalIsExact: true } : { total: most, totalIsExact: false }
}

/** Of the range of days, regardless of the other filters. */
export async function countByStatus(db: TenantDb, days: number, now: Date): Promise<AuditCounts> {
  const of = async (status?: 'failed' | 'pending') =>
    (await countEvents(db, { days, ...(status && { status }) }, now)).total
  const [total, pending, failed] = [await of(), await of('pending'), await of('failed')]
  return { total, success: total - pending - failed, pending, failed }
}

export interface DetailRow extends EventRow {
  oldValue: unknown
  newValue: unknown
  previousHash: string
  hash: string
  documentIsThere: boolean
}

/** Null for everything that is not the tenant's own. */
export async function findEvent(db: TenantDb, id: string): Promise<LabelledRow<DetailRow> | null> {
  if (!isUuid(id)) return null
  const { rows } = await db.execute<DetailRow>(sql`
    select ${COLUMNS}, e.old_value as "oldValue", e.new_value as "newValue",
           s.previous_hash as "previousHash", s.hash,
           exists (select from hub.documents o where o.id = e.document_id and o.deleted_at is null) as "documentIsThere"
      from hub.audit_events e join hub.audit_seals s on s.tenant_id = e.tenant_id and s.event_id = e.id
     where e.tenant_id = ${db.tenantId} and e.id = ${id}`)
  return rows[0] ? labelled(rows[0]) : null
}

function matching(db: { tenantId: string }, filter: AuditFilter, now: Date): SQL {
  const { search, action = 'all', status, days = USUAL_AUDIT_DAYS, documentId } = filter
  const since = new Date(now.getTime() - days * DAY_MS).toISOString()
  const conditions = [
    sql`e.tenant_id = ${db.tenantId}`,
    sql`e.created_at >= ${since}::timestamptz`,
    ...(action === 'all' ? [] : [sql`e.action = any(${textArray(AUDIT_CATEGORIES[action])})`]),
    ...(search ? [searched(search)] : []),
    ...(status ? [HAS_STATUS[status]] : []),
    ...(documentId ? [isUuid(documentId) ? sql`e.document_id = ${documentId}` : sql`false`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** In the words of the event, and in those that the screen shows for its action. */
function searched(typed: string): SQL {
  const inWords = contains(sql`e.search_text`, typed)
  const actions = auditActionsLike(typed)
  return actions.length === 0 ? inWords : sql`(${inWords} or e.action = any(${textArray(actions)}))`
}

function textArray(words: readonly string[]): SQL {
  return sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`
}
