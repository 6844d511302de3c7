import { createHash, randomUUID } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import type { House } from '../../house.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findUpload, pointUploadAt, type StoredObject } from './store.ts'
import type { UploadPermission } from './upload-address.ts'

const CONSUMED = 'This upload has already become a document. Start a new upload.'

export function tooLarge(): Refusal {
  return new Refusal('file_too_large', 'The file is larger than 50 MB. Nothing was stored.')
}

/** Stores the bytes of a PUT. May be repeated until a document consumes the upload; the last one counts. */
export async function receiveBytes(
  house: House,
  permission: UploadPermission,
  content: Readable,
): Promise<StoredObject> {
  const upload = await house.database.inTenant({ tenantId: permission.tenantId, userId: null }, (db) =>
    findUpload(db, permission.uploadId),
  )
  if (!upload) throw new Refusal('not_found', 'This upload address does not exist.')
  if (upload.consumedAt) throw new Refusal('upload_consumed', CONSUMED)

  const stored = await storeMeasured(house, permission, content)
  const replaced = await house.database.inTenant({ tenantId: permission.tenantId, userId: null }, (db) =>
    pointUploadAt(db, permission.uploadId, stored),
  )
  const left = replaced === undefined ? stored.objectKey : replaced
  if (left) await house.files.remove(left)
  if (replaced === undefined) throw new Refusal('upload_consumed', CONSUMED)
  return stored
}

/** Counted and hashed while it streams: at no time is a whole file in memory, or more than 50 MB on disk. */
async function storeMeasured(
  house: House,
  permission: UploadPermission,
  content: Readable,
): Promise<StoredObject> {
  const objectKey = `originals/${permission.tenantId}/${randomUUID()}`
  const hash = createHash('sha256')
  let size = 0
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > MAX_UPLOAD_BYTES) return done(tooLarge())
      hash.update(chunk)
      done(null, chunk)
    },
  })
  content.on('error', (error) => measured.destroy(error))
  await house.files.put(objectKey, content.pipe(measured))
  return { objectKey, size, sha256: hash.digest('hex') }
}
