import type { UploadWish } from '@efti-hub/contract'

/** What the file store is to take: these bytes and no others. */
export async function announceFile(file: Blob, type: string): Promise<NonNullable<UploadWish>> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const sha256 = [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { size: file.size, type, sha256 }
}
