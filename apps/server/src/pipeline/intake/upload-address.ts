import type { Signer } from '../../platform/signed-token.ts'

const PATH = '/api/objects/uploads/'
const LIFE_MS = 60 * 60 * 1_000

/** What an upload address permits: to PUT the bytes of one upload of one tenant. */
export interface UploadPermission {
  uploadId: string
  tenantId: string
}

export function uploadExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFE_MS)
}

export function signUploadAddress(
  signer: Signer,
  origin: string,
  permission: UploadPermission,
  expiresAt: Date,
): string {
  const token = signer.sign('upload', { ...permission }, expiresAt)
  return `${origin}${PATH}${permission.uploadId}?signature=${token}`
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

/** The upload's id in a handed-out address, with or without its query; null for any other text. */
export function uploadIdIn(fileUrl: string): string | null {
  const path = URL.canParse(fileUrl) ? new URL(fileUrl).pathname : fileUrl.split('?')[0]
  return path?.startsWith(PATH) ? path.slice(PATH.length) : null
}

/** The address as documents keep it: without the query that carries the permission. */
export function withoutQuery(fileUrl: string): string {
  return fileUrl.split('?')[0] ?? fileUrl
}
