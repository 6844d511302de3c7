import { type Document, documentTypeOf } from '@efti-hub/contract'
import { call } from '../../api/call.ts'

export interface StoredFile {
  url: string
  name: string
  size: number
  mimeType: string
}

/** Makes a document of the stored file; the server queues its jobs in the same breath. One of many comes after what somebody waits for. */
export function createDocument(file: StoredFile, isBatch = false): Promise<Document> {
  const mimeType = file.mimeType || 'application/octet-stream'
  const body = {
    fileUrl: file.url,
    fileName: file.name,
    originalName: file.name,
    fileSize: file.size,
    mimeType,
    documentType: documentTypeOf(mimeType),
    ...(isBatch ? { isBatch } : {}),
  }
  return call('POST /api/documents', { body })
}
