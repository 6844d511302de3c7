import type { DocumentFilter, DocumentSort, DocumentsQuery, DocumentWork } from '@efti-hub/contract'
import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { contains } from '../../platform/contains.ts'
import { isUuid, scopeOf, writeCursor } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { isOneOf } from '../../platform/is-one-of.ts'
import { type Keyset, keyset, NO_KEY, rowsAfter } from '../../platform/keyset.ts'
import { zoneInDatabase } from '../../platform/time-zone.ts'
import { documentsById } from './store.ts'
import { type DocumentRow, listFacts as facts, type ListFacts } from './tables.ts'

/** Who asks, and when. */
export interface Asking {
  userId: string
  now: Date
  zone?: string | undefined
}

interface Sort extends Keyset {
  key(row: ListFacts): string
}

const sortBy = (
  column: SQLWrapper,
  type: 'instant' | 'text' | 'integer' | 'count',
  direction: 'up' | 'down',
  key: (row: ListFacts) => string,
  emptyLast = false,
): Sort => ({ ...keyset({ by: [[column, type]], id: facts.documentId, direction, emptyLast }), key })

const submitted = (row: ListFacts) => row.submittedAt.toISOString()

const SORTS: Record<DocumentSort, Sort> = {
  newest: sortBy(facts.submittedAt, 'instant', 'down', submitted),
  oldest: sortBy(facts.submittedAt, 'instant', 'up', submitted),
  name: sortBy(facts.name, 'text', 'up', (row) => row.name),
  size: sortBy(facts.fileSize, 'count', 'down', (row) => `${row.fileSize}`),
  departure: sortBy(facts.departsAt, 'instant', 'up', (row) => row.departsAt?.toISOString() ?? NO_KEY, true),
  severity: sortBy(facts.severityOrder, 'count', 'down', (row) => `${row.severityOrder}`),
  lowest: sortBy(facts.scoreFromLowest, 'integer', 'up', (row) => `${row.scoreFromLowest}`),
  highest: sortBy(facts.scoreFromHighest, 'integer', 'down', (row) => `${row.scoreFromHighest}`),
}

/** Query of the ids of documents in whose content a text is. */
export type DocumentsMentioning = (db: TenantDb, text: string) => SQL

/** A page of the list; `nextCursor` null: there are no more. Joined first, a filter would read the documents of the whole tenant. */
export async function listDocuments(
  db: TenantDb,
  query: DocumentsQuery & { limit: number },
  asking: Asking,
  mentioning: DocumentsMentioning,
): Promise<{ rows: DocumentRow[]; facts: ListFacts[]; total: number; nextCursor: string | null }> {
  const name = query.sort ?? 'newest'
  const sort = SORTS[name]
  const scope = scopeOf('documents', { ...query, sort: name })
  const filters = filtersOf(db, query, asking, mentioning)
  const page = await db
    .select()
    .from(facts)
    .where(and(...filters, rowsAfter(sort, query.cursor, scope)))
    .orderBy(sort.order)
    .limit(query.limit)
  const found = await documentsById(
    db,
    page.map(({ documentId }) => documentId),
  )
  const last = page.length === query.limit ? page.at(-1) : undefined
  return {
    rows: page.flatMap(({ documentId }) => found.get(documentId) ?? []),
    facts: page,
    total: isNarrowed(query) ? await countMatching(db, filters) : await countByTally(db, query.status),
    nextCursor: last ? writeCursor({ key: sort.key(last), id: last.documentId }, scope) : null,
  }
}

const isNarrowed = ({ search, mentions, kind, work, open, departs, owner, tag }: DocumentFilter) =>
  [search, mentions, kind, work, open, departs, owner, tag].some(Boolean)

/** How many documents of the list have each of these. */
export async function countWork(
  db: TenantDb,
  asking: Asking,
  works: readonly DocumentWork[],
): Promise<number[]> {
  const columns = works.map(
    (work) => sql`count(*) filter (where ${hasWork(work, asking)})::integer as ${sql.identifier(work)}`,
  )
  const { rows } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(columns, sql`, `)} from ${facts}
     where tenant_id = ${db.tenantId} and (needs_work or done_at >= ${beginOf('week', asking)})`)
  return works.map((work) => rows[0]?.[work] ?? 0)
}

/**
 * Row-level security asks for the tenant already, by a setting that is read again for each row; given here as well it is compared
 * once.
 */
function filtersOf(
  db: TenantDb,
  { search, mentions, status, kind, work, open, departs, owner, tag }: DocumentFilter,
  asking: Asking,
  mentioning: DocumentsMentioning,
): (SQL | undefined)[] {
  const today = dayOf(asking)
  const isOverdue = and(facts.needsWork, sql`${facts.departsOn} < ${today}`)
  return [
    eq(facts.tenantId, db.tenantId),
    status ? eq(facts.status, status) : undefined,
    kind ? eq(facts.kind, kind) : undefined,
    search ? sql`${facts.documentId} in (${namedLike(db, search)})` : undefined,
    mentions ? sql`${facts.documentId} in (${mentioning(db, mentions)})` : undefined,
    work ? hasWork(work, asking) : undefined,
    open ? sql`(${facts.openCritical} > 0 or ${facts.openHigh} > 0)` : undefined,
    departs ? lte(facts.departsOn, today) : undefined,
    departs === 'overdue' ? isOverdue : departs ? or(eq(facts.departsOn, today), isOverdue) : undefined,
    owner ? isOwnedBy(owner === 'me' ? asking.userId : owner) : undefined,
    tag ? sql`${facts.documentId} in (${taggedAs(db, tag)})` : undefined,
  ]
}

const isOwnedBy = (id: string) => (isUuid(id) ? eq(facts.ownerId, id) : sql`false`)

/** By the name alone, as the list has always been searched. */
const namedLike = (db: TenantDb, text: string) =>
  sql`select d.id from hub.documents d where d.tenant_id = ${db.tenantId} and ${contains(sql`d.search_text`, text)}`

const taggedAs = (db: TenantDb, tag: string) =>
  sql`select t.document_id from hub.document_tags t where t.tenant_id = ${db.tenantId} and t.tag_key = lower(${tag})`

/** Its assignee has left. */
const isOfNoMember = sql`${facts.assignee} not in (select user_id from hub.memberships where tenant_id = hub.current_tenant())`

/** What is being checked again keeps the moment, and is not done meanwhile. */
const IS_DONE = inArray(facts.status, ['completed', 'approved'])

function hasWork(work: DocumentWork, asking: Asking): SQL | undefined {
  switch (work) {
    case 'needs-me':
      return and(
        facts.needsWork,
        isNull(facts.waitingSince),
        or(isNull(facts.assignee), eq(facts.assignee, asking.userId), isOfNoMember),
      )
    case 'waiting':
      return and(facts.needsWork, isNotNull(facts.waitingSince))
    case 'done':
      return and(IS_DONE, isNotNull(facts.doneAt))
    case 'done-today':
      return and(IS_DONE, gte(facts.doneAt, beginOf('day', asking)))
    case 'done-week':
      return and(IS_DONE, gte(facts.doneAt, beginOf('week', asking)))
  }
}

/** The first moment of the reader's day or week, which begins on Monday. */
const beginOf = (unit: 'day' | 'week', { now, zone }: Asking) =>
  sql`date_trunc(${unit}, ${now.toISOString()}::timestamptz, ${zoneInDatabase(zone)})`

/** The reader's day, as documents print theirs: '2026-11-28'. */
export function dayOf({ now, zone = 'UTC' }: Pick<Asking, 'now' | 'zone'>): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now)
}

async function countMatching(db: TenantDb, filters: (SQL | undefined)[]): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(facts)
    .where(and(...filters))
  return counted?.total ?? 0
}

/** Documents of the tenant, of one status or of all, those in the trash left out. */
export async function countByTally(db: TenantDb, status: DocumentRow['status'] | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select coalesce(sum(change), 0)::integer as total from hub.document_tallies
     where tenant_id = ${db.tenantId} ${status ? sql`and status = ${status}` : sql``}`)
  return rows[0]?.total ?? 0
}

export async function factsOf(db: TenantDb, ids: readonly string[]): Promise<ListFacts[]> {
  return db.select().from(facts).where(isOneOf(facts.documentId, ids))
}
