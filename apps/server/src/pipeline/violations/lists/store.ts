import type { ViolationFilter, ViolationSort, ViolationsQuery } from '@efti-hub/contract'
import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contains } from '../../../platform/contains.ts'
import { isUuid, scopeOf } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { type Keyset, keyset, NO_KEY, nextCursor, rowsAfter } from '../../../platform/keyset.ts'
import { documents } from '../../documents/tables.ts'
import { countOpenOf } from '../store.ts'
import { type ViolationRow, violations } from '../tables.ts'

export type ListedViolation = ViolationRow & { documentName: string }

/** Who asks, and when: for 'me' and for what is due. */
export interface Asking {
  userId: string
  now: Date
}

/** Nobody reads further than this; counting on would take as long as there are rows. */
const COUNTED_AT_MOST = 1_000
const DAY_MS = 86_400_000

interface Sort extends Keyset {
  /** Where the page after this row begins. */
  key(row: ListedViolation): string
}

function sortBy(
  order: Omit<Parameters<typeof keyset>[0], 'id'>,
  key: (row: ListedViolation) => string,
): Sort {
  return { ...keyset({ ...order, id: violations.id }), key }
}

const created = (row: ListedViolation) => row.createdAt.toISOString()

const SORTS: Record<ViolationSort, Sort> = {
  severity: sortBy(
    {
      by: [
        [violations.weight, 'small'],
        [violations.createdAt, 'instant'],
      ],
      direction: 'down',
    },
    (row) => `${row.weight} ${created(row)}`,
  ),
  due: sortBy(
    { by: [[violations.dueAt, 'instant']], direction: 'up', emptyLast: true },
    ({ dueAt }) => dueAt?.toISOString() ?? NO_KEY,
  ),
  newest: sortBy({ by: [[violations.createdAt, 'instant']], direction: 'down' }, created),
  oldest: sortBy({ by: [[violations.createdAt, 'instant']], direction: 'up' }, created),
  document: sortBy({ by: [[documents.originalName, 'text']], direction: 'up' }, (row) => row.documentName),
  type: sortBy({ by: [[violations.violationType, 'text']], direction: 'up' }, (row) => row.violationType),
}

export async function listViolations(
  db: TenantDb,
  query: ViolationsQuery & { limit: number },
  asking: Asking,
): Promise<{ rows: ListedViolation[]; nextCursor: string | null }> {
  const sort = SORTS[query.sort ?? 'severity']
  const filters = filtersOf(query, asking)
  if (!filters) return { rows: [], nextCursor: null }
  const scope = scopeOf('violations', { ...query, sort: query.sort ?? 'severity' })
  const found = await db
    .select({ violation: violations, documentName: documents.originalName })
    .from(violations)
    .innerJoin(documents, eq(documents.id, violations.documentId))
    .where(and(...filters, rowsAfter(sort, query.cursor, scope)))
    .orderBy(sort.order)
    .limit(query.limit)
  const rows = found.map(({ violation, documentName }) => ({ ...violation, documentName }))
  const cursorOf = (last: ListedViolation) => ({ key: sort.key(last), id: last.id })
  return { rows, nextCursor: nextCursor(rows, query.limit, scope, cursorOf) }
}

export interface Counted {
  total: number
  totalIsExact: boolean
}

export async function countViolations(
  db: TenantDb,
  filter: ViolationFilter,
  asking: Asking,
): Promise<Counted> {
  const { severity, status, type, ...others } = filter
  if (status === 'open' && Object.values(others).every((value) => value === undefined)) {
    return { total: await countOpenOf(db, { severity, type }), totalIsExact: true }
  }
  const ids = idsOf(db, filter, asking, COUNTED_AT_MOST + 1)
  const [row] = ids ? await db.select({ total: count() }).from(ids) : []
  const total = row?.total ?? 0
  return { total: Math.min(total, COUNTED_AT_MOST), totalIsExact: total <= COUNTED_AT_MOST }
}

/**
 * Whether only what `markOfViolations` reports changes how many match: what is open, and no hour, no owner, no due date.
 */
export function isCountedByMark({
  status,
  severity,
  type,
  documentId,
  code,
  search,
  ...others
}: ViolationFilter) {
  return status === 'open' && Object.values(others).every((value) => value === undefined)
}

/** For a bulk act: the ids of those that match, up to `most`. */
export async function matchingIds(
  db: TenantDb,
  filter: ViolationFilter,
  asking: Asking,
  most: number,
): Promise<string[]> {
  const ids = idsOf(db, filter, asking, most)
  if (!ids) return []
  const rows = await db.select({ id: ids.id }).from(ids)
  return rows.map(({ id }) => id)
}

/** All that match, in order. */
export function violationsToExport(
  query: ViolationFilter & Pick<ViolationsQuery, 'sort'>,
  asking: Asking,
): SQL {
  const filters = filtersOf(query, asking) ?? [sql`false`]
  const ms = (instant: SQL | PgColumn) => sql`extract(epoch from ${instant})::float8 * 1000`
  return sql`select ${violations.id}, severity, ${violations.status}, violation_type as "violationType", description,
      field_name as "fieldName", suggested_fix as "suggestedFix", code, clause, subsets,
      ${documents.originalName} as "documentName", document_id as "documentId", owner_id as "ownerId",
      ${ms(violations.dueAt)} as "dueAt", ${ms(violations.createdAt)} as "foundAt",
      ${ms(violations.resolvedAt)} as "resolvedAt", waiver_reason as "waiverReason"
    from ${violations} join ${documents} on ${documents.id} = ${violations.documentId}
   where ${and(...filters) ?? sql`true`}
   order by ${SORTS[query.sort ?? 'severity'].order}`
}

/** Ids of the people whom any violation of the tenant is assigned to. */
export async function ownersOf(db: TenantDb): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: violations.ownerId })
    .from(violations)
    .where(isNotNull(violations.ownerId))
  return rows.flatMap(({ id }) => id ?? [])
}

function idsOf(db: TenantDb, filter: ViolationFilter, asking: Asking, most: number) {
  const filters = filtersOf(filter, asking)
  if (!filters) return null
  return db
    .select({ id: violations.id })
    .from(violations)
    .where(and(...filters))
    .limit(most)
    .as('matching')
}

/** Null where nothing can match: an id that is none. */
export function filtersOf(filter: ViolationFilter, { userId, now }: Asking): (SQL | undefined)[] | null {
  const { severity, status, type, documentId, senderId, code, owner, due, age, search } = filter
  const ownerId = owner === 'me' ? userId : owner
  if (documentId && !isUuid(documentId)) return null
  // An empty one is the group of documents that are not in it, and not all.
  if (senderId !== undefined && !isUuid(senderId)) return null
  if (ownerId && ownerId !== 'none' && !isUuid(ownerId)) return null
  return [
    severity ? eq(violations.severity, severity) : undefined,
    status ? eq(violations.status, status) : undefined,
    type ? eq(violations.violationType, type) : undefined,
    documentId ? eq(violations.documentId, documentId) : undefined,
    senderId
      ? sql`${violations.documentId} in (select document_id from hub.document_notes where sender_id = ${senderId})`
      : undefined,
    code ? eq(violations.code, code) : undefined,
    ownerId === 'none' ? isNull(violations.ownerId) : ownerId ? eq(violations.ownerId, ownerId) : undefined,
    due ? dueBy(due, now) : undefined,
    age === undefined
      ? undefined
      : sql`${violations.createdAt} <= ${new Date(now.getTime() - age * DAY_MS).toISOString()}::timestamptz`,
    search ? contains(sql`${violations}.search_text`, search) : undefined,
  ]
}

/** Only what is open is due. */
function dueBy(due: NonNullable<ViolationFilter['due']>, now: Date): SQL | undefined {
  const open = eq(violations.status, 'open')
  if (due === 'before-departure') {
    return and(open, inArray(violations.dueReason, ['taking-over', 'taken-over', 'no-date']))
  }
  const until = due === 'week' ? new Date(now.getTime() + 7 * DAY_MS) : now
  return and(open, sql`${violations.dueAt} <= ${until.toISOString()}::timestamptz`)
}
