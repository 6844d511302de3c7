import type { ViolationGroup, ViolationGroupTotal, ViolationsQuery } from '@efti-hub/contract'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
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

/** The groups that the rows of a page belong to, and how many match the filters in each, on all pages. */
export async function groupsOf(
  db: TenantDb,
  { group, ...query }: ViolationsQuery,
  rows: readonly ListedViolation[],
  asking: Asking,
): Promise<Grouped> {
  const filters = group && filtersOf(query, asking)
  if (!filters || rows.length === 0) return NONE
  if (group === 'sender') return bySender(db, filters, rows)
  const { column, key } = KEYS[group]
  const groupOf = new Map(rows.map((row) => [row.id, key(row)]))
  const groups = await db
    .select({ key: sql<string>`${column}::text`, total: sql<number>`count(*)::int` })
    .from(violations)
    .where(and(...filters, inArray(column, [...new Set(groupOf.values())])))
    .groupBy(column)
  return { groupOf, groups: groups.map((one) => ({ ...one, name: null })) }
}

/** Spellings of a sender's name that the memory of partners takes for one are one group; the name is that of the first. */
async function bySender(
  db: TenantDb,
  filters: readonly (SQL | undefined)[],
  rows: readonly ListedViolation[],
): Promise<Grouped> {
  const documentIds = [...new Set(rows.map(({ documentId }) => documentId))]
  const { rows: senders } = await db.execute<{ documentId: string; senderId: string }>(sql`
    select document_id as "documentId", sender_id as "senderId" from hub.document_notes
     where document_id in ${documentIds}`)
  const senderOf = new Map(senders.map(({ documentId, senderId }) => [documentId, senderId]))
  const keys = [...new Set(senderOf.values())]
  if (keys.length === 0) return NONE
  const { rows: groups } = await db.execute<{ key: string; name: string; total: number }>(sql`
    select n.sender_id as key, max(s.name) as name, count(*)::int as total
      from ${violations} join hub.document_notes n on n.document_id = ${violations.documentId}
      join hub.senders s on s.id = n.sender_id
     where n.sender_id in ${keys} and ${and(...filters) ?? sql`true`}
     group by n.sender_id`)
  const groupOf = rows.flatMap(({ id, documentId }) => {
    const sender = senderOf.get(documentId)
    return sender ? [[id, sender] as const] : []
  })
  return { groupOf: new Map(groupOf), groups }
}
