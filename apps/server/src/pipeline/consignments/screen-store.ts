import type { ConsignmentsQuery, OpenCounts } from '@efti-hub/contract'
import { and, type Column, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../platform/contains.ts'
import { isUuid, scopeOf } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { keyset, rowsAfter } from '../../platform/keyset.ts'
import { notFound } from '../../platform/refusal.ts'
import { complianceChecks } from '../compliance/store.ts'
import { type DocumentRow, documents, listFacts } from '../documents/tables.ts'
import { wasRejected } from '../documents/was-rejected.ts'
import { violations } from '../violations/tables.ts'
import { consignmentsById, documentsIn } from './store.ts'
import { type ConsignmentRow, consignmentDocuments, consignments } from './tables.ts'

/** @throws Refusal 404, also for one without documents. One whose documents another took over is answered by that one. */
export async function requireConsignment(db: TenantDb, id: string): Promise<ConsignmentRow> {
  let next: string | null = isUuid(id) ? id : null
  const seen = new Set<string>()
  while (next && !seen.has(next)) {
    seen.add(next)
    const [row] = await consignmentsById(db, [next])
    if (row && row.mergedInto === null) {
      if ((await documentsIn(db, [row.id])).length === 0) break
      return row
    }
    next = row?.mergedInto ?? null
  }
  throw notFound('consignment')
}

/**
 * Of the documents of the consignment at hand, how many are in such a state. Counted one consignment at a time, as the index of
 * the newest brings them: written as `exists` all documents of the tenant are joined for a page of fifty. Its columns are
 * written by hand: in a query of one table drizzle leaves the table's name out, and the inner ones would be meant.
 */
const documentsWhere = (condition: SQL) => sql`(select count(*)
  from ${consignmentDocuments} p join ${documents} d on d.id = p.document_id
 where p.consignment_id = consignments.id and d.deleted_at is null and ${condition})`

export const hasDocuments = sql`${documentsWhere(sql`true`)} > 0`

/**
 * Nothing is missing, the documents do not contradict each other, every one is checked, and none has an open critical or high
 * violation or was rejected.
 */
export const isReady = sql`(consignments.missing = 0 and consignments.contradictions = 0
  and (consignments.missing_in_cab = 0
       or (select t.carried_in_cab from hub.tenants t where t.id = consignments.tenant_id) is true)
  and ${documentsWhere(sql`d.status not in ('completed', 'approved')`)} = 0)`

/** Counting tens of thousands takes longer than reading the page, and nobody can use the figure. */
const COUNTED_AT_MOST = 1_000

const NEWEST = keyset({ by: [[consignments.createdAt, 'instant']], id: consignments.id, direction: 'down' })

export const scopeOfConsignments = (query: ConsignmentsQuery) => scopeOf('consignments', query)

export async function listConsignments(
  db: TenantDb,
  query: ConsignmentsQuery & { limit: number },
): Promise<{ rows: ConsignmentRow[]; total: number; totalIsExact: boolean }> {
  const filters: (SQL | undefined)[] = [
    eq(consignments.tenantId, db.tenantId),
    isNull(consignments.mergedInto),
    hasDocuments,
    query.ready === undefined ? undefined : sql`${isReady} = ${query.ready === 'true'}`,
    query.search ? contains(sql`${consignments.searchText}`, query.search) : undefined,
  ]
  const rows = await db
    .select()
    .from(consignments)
    .where(and(...filters, rowsAfter(NEWEST, query.cursor, scopeOfConsignments(query))))
    .orderBy(NEWEST.order)
    .limit(query.limit)
  const some = db
    .select({ id: consignments.id })
    .from(consignments)
    .where(and(...filters))
    .limit(COUNTED_AT_MOST + 1)
    .as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  const total = counted?.total ?? 0
  return { rows, total: Math.min(total, COUNTED_AT_MOST), totalIsExact: total <= COUNTED_AT_MOST }
}

/** How a document is: status, score of its latest check, open critical and high and all open violations, whether it was rejected last. */
export interface DocumentState {
  status: DocumentRow['status']
  score: number | null
  blocking: number
  open: OpenCounts
  rejected: boolean
}

export async function standingsOf(db: TenantDb, ids: readonly string[]): Promise<Map<string, DocumentState>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: documents.id,
      status: documents.status,
      score: sql<number | null>`(select c.score from ${complianceChecks} c where c.document_id = documents.id
        order by c.created_at desc limit 1)`,
      blocking: sql<number>`(select count(*)::int from ${violations} v where v.document_id = documents.id
        and hub.is_blocking(v.status, v.severity))`,
      open: {
        critical: openOf(listFacts.openCritical),
        high: openOf(listFacts.openHigh),
        medium: openOf(listFacts.openMedium),
        low: openOf(listFacts.openLow),
      },
      rejected: wasRejected(sql`documents.id`),
    })
    .from(documents)
    .leftJoin(listFacts, eq(listFacts.documentId, documents.id))
    .where(inArray(documents.id, [...ids]))
  return new Map(rows.map(({ id, ...state }) => [id, state]))
}

const openOf = (counted: Column) => sql<number>`coalesce(${counted}, 0)`

/** Null for a document that is in none. */
export async function consignmentIdOf(db: TenantDb, documentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: consignmentDocuments.consignmentId })
    .from(consignmentDocuments)
    .where(eq(consignmentDocuments.documentId, documentId))
  return row?.id ?? null
}
