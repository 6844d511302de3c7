import type { ViolationGroup, ViolationGroupTotal, ViolationsQuery } from '@efti-hub/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { countOpen } from '../store.ts'
import { violations } from '../tables.ts'
import { type Asking, filtersOf, type ListedViolation } from './store.ts'

/** What the violations of a group have in common. */
const KEYS: Record<Exclude<ViolationGroup, 'sender'>, { column: SQL; key(row: ListedViolation): string }> = {
  document: { column: sql`${violations.documentId}`, key: ({ documentId }) => documentId },
  type: { column: sql`${violations.violationType}`, key: ({ violationType }) => violationType },
  code: { column: sql`${violations.code}`, key: ({ code }) => code },
}

export interface Grouped {
  /** Key of its group, by the id of a row. */
  groupOf: ReadonlyMap<string, string>
  groups: ViolationGroupTotal[]
}

const NONE: Grouped = { groupOf: new Map(), groups: [] }

/**
 * The groups that the rows of a page belong to, and how many match the filters in each, on all pages. What is merely open is added up
 * already; everything else is counted, each kind of group from one index.
 */
export async function groupsOf(
  db: TenantDb,
  { group, limit: _limit, cursor: _cursor, sort: _sort, ...query }: ViolationsQuery,
  rows: readonly ListedViolation[],
  asking: Asking,
): Promise<Grouped> {
  const given = group && filtersOf(query, asking)
  if (!given || rows.length === 0) return NONE
  // Row-level security asks for it too, by a setting that is read again for each row.
  const filters = [eq(violations.tenantId, db.tenantId), ...given]
  const isMerelyOpen = query.status === 'open' && Object.values(query).filter(Boolean).length === 1
  if (group === 'sender') return bySender(db, filters, rows, isMerelyOpen)
  if (group === 'type' && isMerelyOpen) return byType(db, rows)
  const { column, key } = KEYS[group]
  const groupOf = new Map(rows.map((row) => [row.id, key(row)]))
  const groups = await db
    .select({ key: sql<string>`${column}::text`, total: sql<number>`count(*)::int` })
    .from(violations)
    .where(and(...filters, inArray(column, [...new Set(groupOf.values())])))
    .groupBy(column)
  return { groupOf, groups: groups.map((one) => ({ ...one, name: null })) }
}

async function byType(db: TenantDb, rows: readonly ListedViolation[]): Promise<Grouped> {
  const { types } = await countOpen(db)
  const groupOf = new Map(rows.map(({ id, violationType }) => [id, violationType]))
  const keys = new Set(groupOf.values())
  return {
    groupOf,
    groups: types.flatMap(({ type, total }) => (keys.has(type) ? { key: type, name: null, total } : [])),
  }
}

/** Spellings of a sender's name that the memory of partners takes for one are one group; the name is that of the first. */
async function bySender(
  db: TenantDb,
  filters: readonly (SQL | undefined)[],
  rows: readonly ListedViolation[],
  isMerelyOpen: boolean,
): Promise<Grouped> {
  const documentIds = [...new Set(rows.map(({ documentId }) => documentId))]
  const { rows: senders } = await db.execute<{ documentId: string; senderId: string }>(sql`
    select document_id as "documentId", sender_id as "senderId" from hub.document_notes
     where document_id in ${documentIds}`)
  const senderOf = new Map(senders.map(({ documentId, senderId }) => [documentId, senderId]))
  const keys = [...new Set(senderOf.values())]
  if (keys.length === 0) return NONE
  const matching = isMerelyOpen
    ? sql`select document_id, open_violations as found from hub.document_results where tenant_id = ${db.tenantId}`
    : sql`select document_id, count(*) as found from ${violations} where ${and(...filters)} group by 1`
  const { rows: groups } = await db.execute<{ key: string; name: string; total: number }>(sql`
    select n.sender_id as key, max(s.name) as name, sum(matching.found)::int as total
      from (${matching}) matching join hub.document_notes n on n.document_id = matching.document_id
      join hub.senders s on s.id = n.sender_id
     where n.tenant_id = ${db.tenantId} and n.sender_id in ${keys}
     group by n.sender_id`)
  const groupOf = rows.flatMap(({ id, documentId }) => {
    const sender = senderOf.get(documentId)
    return sender ? [[id, sender] as const] : []
  })
  return { groupOf: new Map(groupOf), groups }
}
