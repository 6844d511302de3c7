import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import { may } from '../../accounts/policy.ts'
import type { TenantDb } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { folderOfNew } from '../documents/original-folders.ts'
import { findUpload, pointUploadAt, roleOfUploader, type StoredObject } from './store.ts'
import type { UploadPermission } from './upload-address.ts'
import { requireQuota } from './upload-quota.ts'

const CONSUMED = 'This upload has already become a document. Start a new upload.'

export function tooLarge(): Refusal {
  return new Refusal('file_too_large', 'The file is larger than 50 MB. Nothing was stored.')
}

/**
 * Stores the bytes of a PUT. May be repeated until a document consumes the upload; the last one counts. `announced` is
 * the length that the client declares, 0 where it declares none: what does not fit is refused before it is sent.
 */
export async function receiveBytes(
  services: Services,
  permission: UploadPermission,
  content: Readable,
  announced: number,
): Promise<StoredObject> {
  const { tenantId, uploadId } = permission
  const upload = await services.database.inTenant({ tenantId, userId: null }, async (db) => {
    await requireQuota(services, db, uploadId, announced)
    const found = await findUpload(db, uploadId)
    return found && (await mayStillUpload(db, found.userId, services.clock.now())) ? found : null
  })
  // Also ended early, when the account that asked for it is deleted, or may upload nothing here any more.
  if (!upload || upload.expiresAt <= services.clock.now())
    throw new Refusal('not_found', 'This upload address does not exist.')
  if (upload.consumedAt) throw new Refusal('upload_consumed', CONSUMED)

  const stored = await services.traces.step('receive file', { uploadId }, () =>
    storeMeasured(services, permission, content),
  )
  const replaced = await services.database
    .inTenant({ tenantId, userId: null }, async (db) => {
      await requireQuota(services, db, uploadId, stored.size)
      return pointUploadAt(db, uploadId, stored)
    })
    .catch(async (error) => {
      // After any other error the row may point at it.
      if (error instanceof Refusal) await services.files.remove(stored.objectKey)
      throw error
    })
  const left = replaced === undefined ? stored.objectKey : replaced
  if (left) await services.files.remove(left)
  if (replaced === undefined) throw new Refusal('upload_consumed', CONSUMED)
  return stored
}

async function mayStillUpload(db: TenantDb, userId: string, now: Date): Promise<boolean> {
  const role = await roleOfUploader(db, userId, now)
  return role !== null && may({ role }, 'upload')
}

/** Counted and hashed while it streams: at no time is a whole file in memory, or more than 50 MB on disk. */
async function storeMeasured(
  services: Services,
  permission: UploadPermission,
  content: Readable,
): Promise<StoredObject> {
  const objectKey = `${folderOfNew(services.config)}/${permission.tenantId}/${randomUUID()}`
  const hash = createHash('sha256')
  let size = 0

  async function* measured() {
    // The request must outlive a refusal in the middle of it: the answer still has to get out.
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > MAX_UPLOAD_BYTES) throw tooLarge()
      hash.update(chunk)
      yield chunk
    }
  }
  // Iterating, unlike piping, notices a client that was gone before anyone listened.
  await services.files.put(objectKey, Readable.from(measured(), { objectMode: false }))
  return { objectKey, size, sha256: hash.digest('hex') }
}
