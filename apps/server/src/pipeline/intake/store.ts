import type { Role } from '@efti-hub/contract'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { withTrash } from '../documents/store.ts'
import { type UploadRow, uploads } from './tables.ts'

/** `announced`: what a browser is about to send straight to the file store. */
export async function insertUpload(
  db: TenantDb,
  userId: string,
  expiresAt: Date,
  announced?: { size: number; sha256: string } | null,
): Promise<string> {
  const [row] = await db
    .insert(uploads)
    .values({
      tenantId: db.tenantId,
      userId,
      expiresAt,
      announcedSize: announced?.size ?? null,
      announcedSha256: announced?.sha256 ?? null,
    })
    .returning({ id: uploads.id })
  if (!row) throw new Error('the upload was not stored')
  return row.id
}

export async function findUpload(db: TenantDb, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id))
  return row ?? null
}

/** Of the member or the key that asked for the upload; null for who is gone. */
export async function roleOfUploader(db: TenantDb, userId: string, now: Date): Promise<Role | null> {
  const { rows } = await db.execute<{ role: Role }>(sql`
    select role from hub.memberships where tenant_id = ${db.tenantId} and user_id = ${userId}
     union all
    select role from hub.api_keys
     where tenant_id = ${db.tenantId} and id = ${userId} and revoked_at is null
       and (expires_at is null or expires_at > ${now})`)
  return rows[0]?.role ?? null
}

export interface StoredObject {
  objectKey: string
  size: number
  sha256: string
}

/**
 * Points the upload at the bytes that arrived. Answers the object that they replace (null for the first),
 * or undefined when a document has consumed the upload meanwhile: its original stays as it is.
 */
export async function pointUploadAt(
  db: TenantDb,
  id: string,
  stored: StoredObject,
): Promise<string | null | undefined> {
  const [before] = await db
    .select({ objectKey: uploads.objectKey })
    .from(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.consumedAt)))
    .for('update')
  if (!before) return undefined
  await db.update(uploads).set(stored).where(eq(uploads.id, id))
  return before.objectKey
}

/** Until the transaction ends nobody else counts or stores originals of the tenant. */
export async function lockOriginals(db: TenantDb): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`originals of ${db.tenantId}`}, 0))`)
}

/** Documents of the tenant that were made since then, also those in the trash. */
export async function documentsSince(db: TenantDb, since: Date): Promise<number> {
  return withTrash(db, async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from hub.documents where tenant_id = ${db.tenantId} and created_at >= ${since}`)
    return rows[0]?.count ?? 0
  })
}

/** Bytes of all originals of the tenant, also of those in the trash and on their way; of this upload none, as it is replaced. */
export async function storedBytes(db: TenantDb, uploadId: string | null): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(coalesce(size, announced_size)) filter (where size is not null or expires_at > now()), 0) as bytes
      from hub.uploads
     where tenant_id = ${db.tenantId} and id is distinct from ${uploadId}::uuid`)
  return Number(rows[0]?.bytes ?? 0)
}

/** The caller's own upload, locked until the transaction ends, so that it is consumed once. */
export async function lockOwnUpload(db: TenantDb, id: string, userId: string): Promise<UploadRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    .for('update')
  return row ?? null
}

export async function consumeUpload(db: TenantDb, id: string): Promise<void> {
  await db.update(uploads).set({ consumedAt: sql`now()` }).where(eq(uploads.id, id))
}

/** Uploads that no document ever consumed and whose address expired before `since`; locked, at most twenty. */
export async function lockAbandoned(db: TenantDb, since: Date): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(isNull(uploads.consumedAt), lt(uploads.expiresAt, since)))
    .limit(20)
    .for('update', { skipLocked: true })
}

export async function deleteUploads(db: TenantDb, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(uploads).where(inArray(uploads.id, ids))
}
