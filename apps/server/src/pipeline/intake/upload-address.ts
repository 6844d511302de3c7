import { isUuid } from '../../platform/cursor.ts'
import type { DirectUploads } from '../../platform/file-store/file-store.ts'
import type { Signer } from '../../platform/signed-token.ts'

const PATH = '/api/objects/uploads/'
export const UPLOAD_LIFE_SECONDS = 3_600

/** What an upload address permits: to PUT the bytes of one upload of one tenant. */
export interface UploadPermission {
  uploadId: string
  tenantId: string
}

export function uploadExpiry(now: Date): Date {
  return new Date(now.getTime() + UPLOAD_LIFE_SECONDS * 1_000)
}

export function signPermission(signer: Signer, permission: UploadPermission, expiresAt: Date): string {
  return signer.sign('upload', { ...permission }, expiresAt)
}

export function signedAddress(address: string, signature: string): string {
  return `${address}?signature=${signature}`
}

export function readUploadPermission(
  signer: Signer,
  uploadId: string,
  signature: string,
  now: Date,
): UploadPermission | null {
  const claims = signer.verify('upload', signature, now)
  if (!claims?.tenantId || claims.uploadId !== uploadId) return null
  return { uploadId, tenantId: claims.tenantId }
}

/** The upload's id in an address that was handed out here, with or without its query; null for any other text. */
export function uploadIdIn(fileUrl: string, origin: string): string | null {
  const path = fileUrl.startsWith(`${origin}/`) ? fileUrl.slice(origin.length) : fileUrl
  const [, id] = /^\/api\/objects\/uploads\/([0-9a-f-]{36})(?:\?[\w=.&-]*)?$/.exec(path) ?? []
  return id && isUuid(id) ? id : null
}

/** The address as documents keep it: without the query that carries the permission. */
export function plainAddress(origin: string, uploadId: string): string {
  return `${origin}${PATH}${uploadId}`
}

/** Where a file that a browser sends straight to the store waits until it becomes a document. */
export const INCOMING = 'incoming'
export const incomingKey = (tenantId: string, uploadId: string) => `${INCOMING}/${tenantId}/${uploadId}`

/** The upload's id in an address of the file store that was handed out here; null for any other text. */
export function directUploadIdIn(fileUrl: string, direct: DirectUploads | null): string | null {
  const [, id] = /^incoming\/[0-9a-f-]{36}\/([0-9a-f-]{36})$/.exec(direct?.keyIn(fileUrl) ?? '') ?? []
  return id && isUuid(id) ? id : null
}
