import { MAX_UPLOAD_BYTES, type UploadWish } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { tooLarge } from './receive-bytes.ts'
import { deleteUploads, insertUpload, lockAbandoned } from './store.ts'
import type { UploadRow } from './tables.ts'
import {
  incomingKey,
  plainAddress,
  signPermission,
  UPLOAD_LIFE_SECONDS,
  uploadExpiry,
} from './upload-address.ts'
import { requireQuota } from './upload-quota.ts'

/** An upload that nobody finished is kept this long after its address expired: somebody may still be at it. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000
export const abandonedSince = (now: Date) => new Date(now.getTime() - ABANDONED_AFTER_MS)

/**
 * An address for one file; `direct` is one of the file store itself, where it offers that and the caller says what will
 * come. Anyone who asks for one also sweeps a few of the tenant's abandoned uploads away.
 */
export async function handOutAddress(
  services: Services,
  member: Member,
  origin: string,
  wish?: UploadWish,
): Promise<{ address: string; permission: string; direct: string | null }> {
  if (wish && wish.size > MAX_UPLOAD_BYTES) throw tooLarge()
  const { direct } = services.files
  const announced = direct ? wish : null
  const now = services.clock.now()
  const expiresAt = uploadExpiry(now)
  const uploadId = await services.database.inTenant(member, async (db) => {
    await sweepAbandoned(services, db, abandonedSince(now))
    if (announced) await requireQuota(services, db, null, announced.size)
    return insertUpload(db, member.userId, expiresAt, announced)
  })
  const permission = signPermission(services.signer, { uploadId, tenantId: member.tenantId }, expiresAt)
  const key = incomingKey(member.tenantId, uploadId)
  const past = announced ? await direct?.addressFor(key, announced, UPLOAD_LIFE_SECONDS) : null
  return { address: plainAddress(origin, uploadId), permission, direct: past ?? null }
}

/** Where its bytes may be: on their way, or there. */
export function keysOfUpload({ id, tenantId, objectKey, announcedSize }: UploadRow): string[] {
  const incoming = announcedSize === null ? [] : [incomingKey(tenantId, id)]
  return objectKey === null ? incoming : [objectKey, ...incoming]
}

/** Bytes first, rows second: if this is undone, the rows are still there to sweep again. */
async function sweepAbandoned(services: Services, db: TenantDb, since: Date): Promise<void> {
  const abandoned = await lockAbandoned(db, since)
  for (const upload of abandoned) for (const key of keysOfUpload(upload)) await services.files.remove(key)
  await deleteUploads(
    db,
    abandoned.map(({ id }) => id),
  )
}
