import type { ViolationFilter, ViolationSort, ViolationsQuery } from '@efti-hub/contract'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contains } from '../../../platform/contains.ts'
import { CURSOR_KEYS, isUuid, readCursor, scopeOf, writeCursor } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
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

interface Sort {
  order: SQL[]
  /** Where the page after this row begins. */
  key(row: ListedViolation): string
  keys: RegExp
  after(key: string, id: string): SQL
}

const NEVER_DUE = 'never'
const instantKey = CURSOR_KEYS.instant.source.slice(1)

const SORTS: Record<ViolationSort, Sort> = {
  severity: {
    order: [desc(violations.weight), desc(violations.createdAt), desc(violations.id)],
    key: (row) => `${row.weight} ${row.createdAt.toISOString()}`,
    keys: new RegExp(`^[1-4] ${instantKey}`),
    after: (key, id) => {
      const [weight, createdAt] = key.split(' ')
      return sql`(${violations.weight}, ${violations.createdAt}, ${violations.id})
        < (${weight}::smallint, ${createdAt}::timestamptz, ${id}::uuid)`
    },
  },
  due: {
    order: [sql`${violations.dueAt} asc nulls last`, asc(violations.id)],
    key: ({ dueAt }) => dueAt?.toISOString() ?? NEVER_DUE,
    keys: new RegExp(`^(${NEVER_DUE}$|${instantKey})`),
    after: (key, id) =>
      key === NEVER_DUE
        ? sql`(${violations.dueAt} is null and ${violations.id} > ${id}::uuid)`
        : sql`((${violations.dueAt}, ${violations.id}) > (${key}::timestamptz, ${id}::uuid) or ${violations.dueAt} is null)`,
  },
  newest: {
    order: [desc(violations.createdAt), desc(violations.id)],
    key: (row) => row.createdAt.toISOString(),
    keys: CURSOR_KEYS.instant,
    after: (key, id) => sql`(${violations.createdAt}, ${violations.id}) < (${key}::timestamptz, ${id}::uuid)`,
  },
  oldest: {
    order: [asc(violations.createdAt), asc(violations.id)],
    key: (row) => row.createdAt.toISOString(),
    keys: CURSOR_KEYS.instant,
    after: (key, id) => sql`(${violations.createdAt}, ${violations.id}) > (${key}::timestamptz, ${id}::uuid)`,
  },
  document: {
    order: [asc(documents.originalName), asc(violations.id)],
    key: (row) => row.documentName,
    keys: CURSOR_KEYS.text,
    after: (key, id) => sql`(${documents.originalName}, ${violations.id}) > (${key}, ${id}::uuid)`,
  },
  type: {
    order: [asc(violations.violationType), asc(violations.id)],
    key: (row) => row.violationType,
    keys: CURSOR_KEYS.text,
    after: (key, id) => sql`(${violations.violationType}, ${violations.id}) > (${key}, ${id}::uuid)`,
  },
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
  const cursor = query.cursor ? readCursor(query.cursor, sort.keys, scope) : null
  const found = await db
    .select({ violation: violations, documentName: documents.originalName })
    .from(violations)
    .innerJoin(documents, eq(documents.id, violations.documentId))
    .where(and(...filters, cursor ? sort.after(cursor.key, cursor.id) : undefined))
    .orderBy(...sort.order)
    .limit(query.limit)
  const rows = found.map(({ violation, documentName }) => ({ ...violation, documentName }))
  const last = rows.length === query.limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? writeCursor({ key: sort.key(last), id: last.id }, scope) : null }
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
 * Whether only what `markOfViolations` tells of changes how many match: what is open, and no hour, no owner, no due date.
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
   order by ${sql.join([...SORTS[query.sort ?? 'severity'].order], sql`, `)}`
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

/** Few are in the trash: they are looked up once, and not the document of every row. */
const NOT_IN_TRASH = sql`${violations.documentId} not in (select id from hub.documents where deleted_at is not null)`

/** Null where nothing can match: an id that is none. */
function filtersOf(filter: ViolationFilter, { userId, now }: Asking): (SQL | undefined)[] | null {
  const { severity, status, type, documentId, code, owner, due, age, search } = filter
  const ownerId = owner === 'me' ? userId : owner
  if (documentId && !isUuid(documentId)) return null
  if (ownerId && ownerId !== 'none' && !isUuid(ownerId)) return null
  return [
    NOT_IN_TRASH,
    severity ? eq(violations.severity, severity) : undefined,
    status ? eq(violations.status, status) : undefined,
    type ? eq(violations.violationType, type) : undefined,
    documentId ? eq(violations.documentId, documentId) : undefined,
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
