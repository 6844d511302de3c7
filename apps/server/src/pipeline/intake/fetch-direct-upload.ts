import { createHash, randomUUID } from 'node:crypto'
import { MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import type { Member } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { folderOfNew } from '../documents/original-folders.ts'
import { tooLarge } from './receive-bytes.ts'
import { findUpload, pointUploadAt } from './store.ts'
import { directUploadIdIn, incomingKey } from './upload-address.ts'
import { requireQuota } from './upload-quota.ts'

/**
 * What a browser sent straight to the store becomes the content of its upload, as if it had come through the hub. The address
 * is good for a while yet, so the document gets a copy that nobody else can write to, and the copy is what is measured.
 * Does nothing for an address of the hub, or where nothing has arrived.
 */
export async function fetchDirectUpload(services: Services, member: Member, fileUrl: string): Promise<void> {
  const { files, database, config } = services
  const uploadId = directUploadIdIn(fileUrl, files.direct)
  const upload = uploadId && (await database.inTenant(member, (db) => findUpload(db, uploadId)))
  if (!upload || upload.userId !== member.userId || upload.consumedAt) return
  const incoming = incomingKey(member.tenantId, upload.id)
  const announced = await files.sizeOf(incoming)
  if (announced === null) return
  if (announced > MAX_UPLOAD_BYTES) {
    await files.remove(incoming)
    throw tooLarge()
  }
  const objectKey = `${folderOfNew(config)}/${member.tenantId}/${randomUUID()}`
  await files.copy(incoming, objectKey)
  const left = await measure(files, objectKey)
    .then((measured) => {
      if (measured.size !== upload.announcedSize || measured.sha256 !== upload.announcedSha256)
        throw otherBytes()
      return database.inTenant(member, async (db) => {
        await requireQuota(services, db, upload.id, measured.size)
        return pointUploadAt(db, upload.id, { objectKey, ...measured })
      })
    })
    .catch(async (error) => {
      // After any other error the row may point at it.
      if (error instanceof Refusal) {
        await files.remove(objectKey)
        await files.remove(incoming)
      }
      throw error
    })
  // Undefined: another request has made the document meanwhile.
  const superseded = left === undefined ? objectKey : left
  if (superseded) await files.remove(superseded)
  await files.remove(incoming)
}

/** A store may carry out more with an address than it was made for, such as a copy of another file: the sum was announced before. */
const otherBytes = () =>
  new Refusal(
    'file_missing',
    'What arrived is not the file that was announced. Nothing was stored; send it again.',
  )

async function measure(files: FileStore, key: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of files.read(key) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_UPLOAD_BYTES) throw tooLarge()
    hash.update(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}
