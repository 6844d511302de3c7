import type { DocumentStatus, JobStatus } from '@efti-hub/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { isOneOf } from '../../platform/is-one-of.ts'
import { type DocumentRow, documents, type JobRow, jobs } from './tables.ts'

export async function insertDocument(
  db: TenantDb,
  row: Omit<typeof documents.$inferInsert, 'tenantId'>,
): Promise<DocumentRow> {
  const [inserted] = await db
    .insert(documents)
    .values({ ...row, tenantId: db.tenantId })
    .returning()
  if (!inserted) throw new Error('the document was not stored')
  return inserted
}

/** A document of the tenant that is not in the trash; null for everything else, ids of others included. */
export async function findDocument(db: TenantDb, id: string): Promise<DocumentRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.deletedAt)))
  return row ?? null
}

/** The earliest document with the same bytes. */
export async function findSameBytes(db: TenantDb, sha256: string): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.sha256, sha256), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .limit(1)
  return row ?? null
}

/** The document that an upload became; null when it is in the trash. */
export async function findDocumentOfUpload(db: TenantDb, uploadId: string): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.uploadId, uploadId), isNull(documents.deletedAt)))
  return row ?? null
}

/**
 * Before a transaction locks more than one document: one of a tenant does so at a time. Which documents concern each other is
 * known only when the first of them is locked, so that no order of theirs could be kept to.
 */
export async function takeTurn(db: TenantDb): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents of ${db.tenantId}`}, 0))`)
}

/** Until the transaction ends nobody else changes what is stored about this document. */
export async function lockDocument(db: TenantDb, id: string): Promise<void> {
  await db.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update')
}

/** The same for many, in the order of their ids; answers them. Ids of others, and of what is in the trash, are missing. */
export async function lockDocuments(db: TenantDb, ids: readonly string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(documents)
    .where(and(isOneOf(documents.id, ids.filter(isUuid)), isNull(documents.deletedAt)))
    .orderBy(asc(documents.id))
    .for('update')
}

/**
 * Documents in the trash, and all that hangs on them, are hidden from every transaction (docs/decisions/0047) but for the time of
 * `work`. Whatever it throws has to end the transaction.
 */
export async function withTrash<T>(db: TenantDb, work: () => Promise<T>): Promise<T> {
  const show = (what: 'shown' | '') => db.execute(sql`select set_config('app.trash', ${what}, true)`)
  await show('shown')
  const done = await work()
  await show('')
  return done
}

export async function setDocumentStatus(db: TenantDb, id: string, status: DocumentStatus): Promise<void> {
  await db.update(documents).set({ status }).where(eq(documents.id, id))
}

export async function setDocumentStatuses(
  db: TenantDb,
  ids: readonly string[],
  status: DocumentStatus,
): Promise<void> {
  await db.update(documents).set({ status }).where(isOneOf(documents.id, ids))
}

export async function setKeptWhole(db: TenantDb, id: string, now: Date): Promise<void> {
  await db.update(documents).set({ keptWholeAt: now }).where(eq(documents.id, id))
}

/** Where its original is from now on. */
export async function setObjectKey(db: TenantDb, id: string, objectKey: string): Promise<void> {
  await db.update(documents).set({ objectKey }).where(eq(documents.id, id))
}

/**
 * Changes with everything that a list of documents shows, and with who is a member: what is assigned to somebody who has left
 * needs the others. Equal marks, equal lists.
 */
export async function markOfDocuments(db: TenantDb): Promise<string> {
  // The greatest id alone would miss a line whose transaction took longer than a later one's.
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws('.', count(*), max(id), sum(id),
             (select concat_ws('.', count(*), extract(epoch from max(created_at))) from hub.memberships
               where tenant_id = ${db.tenantId})) as mark
      from hub.document_tallies where tenant_id = ${db.tenantId}`)
  return rows[0]?.mark ?? ''
}

export interface JobSummary {
  id: string
  documentId: string
  status: JobStatus
}

/** Never text or results: a list of 500 documents stays small. */
export async function summariseJobs(db: TenantDb, documentIds: string[]): Promise<JobSummary[]> {
  if (documentIds.length === 0) return []
  return db
    .select({ id: jobs.id, documentId: jobs.documentId, status: jobs.status })
    .from(jobs)
    .where(inArray(jobs.documentId, documentIds))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
}

export async function listJobs(db: TenantDb, documentId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(eq(jobs.documentId, documentId))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
}

export async function documentsById(db: TenantDb, ids: string[]): Promise<Map<string, DocumentRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(documents).where(isOneOf(documents.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
