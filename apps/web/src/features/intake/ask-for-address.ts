import { ASK_FOR_HEADER, type UploadWish } from '@efti-hub/contract'
import { call } from '../../api/call.ts'

export interface UploadAddress {
  url: string
  headers: Record<string, string>
}

/** As the PUT names it; parameters, which some systems add, are left out. */
export const contentType = (type: string) =>
  /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream'

/**
 * Where one file is to be PUT, and the headers that permit it: of the file store itself where there is one and `file` says
 * what comes, else of the hub.
 */
export async function askForAddress(file?: NonNullable<UploadWish>): Promise<UploadAddress> {
  const { uploadURL, permission } = await call('POST /api/objects/upload', {
    headers: ASK_FOR_HEADER,
    body: file,
  })
  return {
    url: new URL(uploadURL, window.location.href).href,
    headers: permission === undefined ? {} : { Authorization: `Bearer ${permission}` },
  }
}
