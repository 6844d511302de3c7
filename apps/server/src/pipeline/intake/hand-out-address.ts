import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { deleteUploads, insertUpload, lockAbandoned } from './store.ts'
import { plainAddress, signPermission, uploadExpiry } from './upload-address.ts'

/** An upload that nobody finished is kept this long after its address expired: somebody may still be at it. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000
export const abandonedSince = (now: Date) => new Date(now.getTime() - ABANDONED_AFTER_MS)

/** An address for one file. Anyone who asks for one also sweeps a few of the tenant's abandoned uploads away. */
export async function handOutAddress(
  services: Services,
  member: Member,
  origin: string,
): Promise<{ address: string; permission: string }> {
  const now = services.clock.now()
  const expiresAt = uploadExpiry(now)
  const uploadId = await services.database.inTenant(member, async (db) => {
    await sweepAbandoned(services, db, abandonedSince(now))
    return insertUpload(db, member.userId, expiresAt)
  })
  const permission = signPermission(services.signer, { uploadId, tenantId: member.tenantId }, expiresAt)
  return { address: plainAddress(origin, uploadId), permission }
}

/** Bytes first, rows second: if this is undone, the rows are still there to sweep again. */
async function sweepAbandoned(services: Services, db: TenantDb, since: Date): Promise<void> {
  const abandoned = await lockAbandoned(db, since)
  for (const { objectKey } of abandoned) if (objectKey) await services.files.remove(objectKey)
  await deleteUploads(
    db,
    abandoned.map(({ id }) => id),
  )
}
