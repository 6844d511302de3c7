import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type FieldRow, partnerLinks, partnerRequests, type RequestRow, requestFields } from './tables.ts'

type NewRequest = Pick<
  RequestRow,
  | 'documentId'
  | 'createdAt'
  | 'author'
  | 'partner'
  | 'email'
  | 'language'
  | 'message'
  | 'expiresAt'
  | 'reminderDays'
>
export type NewField = Pick<FieldRow, 'path' | 'eftiId' | 'reason' | 'violationId' | 'known'>

export async function insertRequest(
  db: TenantDb,
  request: NewRequest,
  fields: readonly NewField[],
): Promise<RequestRow> {
  const { tenantId } = db
  const [row] = await db
    .insert(partnerRequests)
    .values({ ...request, tenantId })
    .returning()
  if (!row) throw new Error('a request was not stored')
  await db
    .insert(requestFields)
    .values(fields.map((field, position) => ({ ...field, position, tenantId, requestId: row.id })))
  return row
}

export async function insertLink(
  db: TenantDb,
  requestId: string,
  tokenHash: Buffer,
  createdAt: Date,
): Promise<void> {
  await db.insert(partnerLinks).values({ tenantId: db.tenantId, requestId, tokenHash, createdAt })
}

/** Locked until the transaction ends, so that a field is answered once. Null for what is no link of the tenant. */
export async function lockRequestOfLink(db: TenantDb, tokenHash: Buffer): Promise<RequestRow | null> {
  const [link] = await db
    .select({ id: partnerLinks.requestId })
    .from(partnerLinks)
    .where(eq(partnerLinks.tokenHash, tokenHash))
  return link ? lockRequest(db, link.id) : null
}

/** Locked until the transaction ends. */
export async function lockRequest(db: TenantDb, id: string): Promise<RequestRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db.select().from(partnerRequests).where(eq(partnerRequests.id, id)).for('update')
  return row ?? null
}

export async function changeRequest(
  db: TenantDb,
  id: string,
  change: Partial<RequestRow>,
): Promise<RequestRow> {
  const [row] = await db.update(partnerRequests).set(change).where(eq(partnerRequests.id, id)).returning()
  if (!row) throw new Error('a request is gone')
  return row
}

/** The latest first. */
export async function requestsOfDocument(db: TenantDb, documentId: string): Promise<RequestRow[]> {
  return db
    .select()
    .from(partnerRequests)
    .where(eq(partnerRequests.documentId, documentId))
    .orderBy(desc(partnerRequests.createdAt), desc(partnerRequests.id))
}

/** In the order in which they were asked. */
export async function fieldsOfRequests(db: TenantDb, ids: readonly string[]): Promise<FieldRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(requestFields)
    .where(inArray(requestFields.requestId, [...ids]))
    .orderBy(asc(requestFields.requestId), asc(requestFields.position))
}

export async function changeField(db: TenantDb, id: string, change: Partial<FieldRow>): Promise<void> {
  await db.update(requestFields).set(change).where(eq(requestFields.id, id))
}

/** The oldest request of a document that its partner can still answer and has not; null: none. */
export async function oldestUnanswered(
  db: TenantDb,
  documentId: string,
  now: Date,
): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(partnerRequests)
    .where(
      and(
        eq(partnerRequests.documentId, documentId),
        isNull(partnerRequests.answeredAt),
        isNull(partnerRequests.revokedAt),
        sql`${partnerRequests.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(partnerRequests.createdAt), asc(partnerRequests.id))
    .limit(1)
  return row ?? null
}

/** The member in whose name a partner's file arrives: who asked, or else the first Compliance Manager. Null: there is none. */
export async function uploaderFor(db: TenantDb, author: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id as id from hub.memberships
     where tenant_id = ${db.tenantId}
       and (role = 'compliance_manager' or (user_id = ${author} and role = 'operator'))
     order by user_id <> ${author}, created_at, user_id limit 1`)
  return rows[0]?.id ?? null
}

/**
 * Whom to notify of what becomes of a request: who asked, or else, as where an API key did, whom the document is assigned to or who
 * uploaded it, the first of them that is a member. Undefined: none is, and everybody is notified.
 */
export async function whoWaits(
  db: TenantDb,
  { author, documentId }: Pick<RequestRow, 'author' | 'documentId'>,
): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.user_id as id from hub.memberships m join hub.documents d on d.id = ${documentId}
     where m.tenant_id = ${db.tenantId} and m.user_id in (${author}, d.assignee, d.uploaded_by)
     order by m.user_id = ${author} desc, m.user_id is not distinct from d.assignee desc limit 1`)
  return rows[0] && [rows[0].id]
}
