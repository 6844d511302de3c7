import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  ALLOWED_EXTENSIONS,
  type Document,
  type DocumentCreate,
  documentTypeOf,
  MAX_UPLOAD_BYTES,
} from '@efti-hub/contract'
import { sniffType } from '@efti-hub/reading/files'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { presentOne } from '../documents/read-documents.ts'
import { findDocumentOfUpload, findSameBytes, insertDocument } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { tooLarge } from './receive-bytes.ts'
import { consumeUpload, lockOwnUpload } from './store.ts'
import type { UploadRow } from './tables.ts'
import { directUploadIdIn, plainAddress, uploadIdIn } from './upload-address.ts'
import { requireDocumentsLeft } from './upload-quota.ts'

/** Enough of a file to recognise it. */
const SNIFFED_BYTES = 1_048_576

/**
 * Turns an upload into a document. Refuses what the uploader refuses as well; a file whose content is
 * not what its name promises becomes a document all the same and fails with a message that states what it is.
 */
export async function acceptDocument(
  services: Services,
  db: TenantDb,
  member: Member,
  wanted: DocumentCreate,
  origin: string,
  follow: (document: DocumentRow) => Promise<void>,
): Promise<Document> {
  const uploadId =
    directUploadIdIn(wanted.fileUrl, services.files.direct) ?? uploadIdIn(wanted.fileUrl, origin)
  const row = await acceptUpload(services, db, member, { ...wanted, uploadId, origin }, follow)
  return presentOne(db, row, member)
}

interface AcceptedUpload {
  uploadId: string | null
  origin: string
  originalName: string
  fileName: string
  /** Of what it was made, for the trail. */
  madeFrom?: string
}

/** @throws Refusal for an upload that is not the member's own, was consumed, or is no file that may be uploaded. */
export async function acceptUpload(
  services: Services,
  db: TenantDb,
  member: Pick<Member, 'userId'>,
  wanted: AcceptedUpload,
  follow: (document: DocumentRow) => Promise<void>,
): Promise<DocumentRow> {
  const { uploadId, origin } = wanted
  const upload = uploadId ? await lockOwnUpload(db, uploadId, member.userId) : null
  if (!upload) throw notFound('upload')
  if (upload.consumedAt) throw consumed(await findDocumentOfUpload(db, upload.id))
  const stored = requireAcceptable(upload, wanted.originalName)
  const attributes = { 'hub.tenant': db.tenantId, 'hub.bytes': stored.size }
  return services.traces.step(
    'accept document',
    { uploadId: upload.id, isRoot: true, attributes },
    async () => {
      const head = await buffer(services.files.read(stored.objectKey, SNIFFED_BYTES))
      const sniffed = await sniffType(head, wanted.originalName)
      const same = await findSameBytes(db, stored.sha256)
      // Last before the row: while it counts, nothing else of the tenant is stored.
      await requireDocumentsLeft(services, db)
      const row = await insertDocument(db, {
        uploadedBy: member.userId,
        uploadId: upload.id,
        objectKey: stored.objectKey,
        originalName: wanted.originalName,
        fileName: wanted.fileName,
        fileSize: stored.size,
        fileUrl: plainAddress(origin, upload.id),
        mimeType: sniffed.mimeType,
        documentType: documentTypeOf(sniffed.mimeType),
        sha256: stored.sha256,
        duplicateOf: same?.id ?? null,
      })
      await consumeUpload(db, upload.id)
      const uploaded = {
        action: 'upload' as const,
        details: [`${row.originalName} (${(row.fileSize / 1024).toFixed(1)} KB)`, wanted.madeFrom]
          .filter(Boolean)
          .join(', '),
        newValue: { fileSize: row.fileSize, documentType: row.documentType, sha256: row.sha256 },
      }
      await recordAct(db, actOnDocument(row, uploaded))
      await follow(row)
      return row
    },
  )
}

function consumed(document: DocumentRow | null): Refusal {
  const message = 'This upload has already become a document. Start a new upload.'
  return new Refusal('upload_consumed', message, undefined, { documentId: document?.id })
}

function requireAcceptable(upload: UploadRow, originalName: string) {
  const { objectKey, size, sha256 } = upload
  if (objectKey === null || size === null || sha256 === null) {
    throw new Refusal('file_missing', 'No file has arrived at the upload address yet. Send it first.')
  }
  if (size === 0) throw new Refusal('file_empty', 'The file is empty (0 bytes). Choose the file again.')
  if (size > MAX_UPLOAD_BYTES) throw tooLarge()
  const extension = extname(originalName).toLowerCase()
  if (!ALLOWED_EXTENSIONS.some((allowed) => allowed === extension)) {
    throw new Refusal(
      'unsupported_extension',
      `Files named '${extension || 'without extension'}' are not accepted. Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)`,
    )
  }
  return { objectKey, size, sha256 }
}
