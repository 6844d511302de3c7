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
 * Where one file is to be PUT, and the headers that permit it: of the file store itself where there is one that takes it, else
 * of the hub.
 */
export async function askForAddress(file?: Blob, type = ''): Promise<UploadAddress> {
  const target = await ask()
  // Sums are made only on pages that came by TLS, or from this machine.
  if (!target.direct || !file || !globalThis.crypto?.subtle) return addressOf(target)
  const { announceFile } = await import('./announce-file.ts')
  return addressOf(await ask(await announceFile(file, type)))
}

const ask = (body?: UploadWish) => call('POST /api/objects/upload', { headers: ASK_FOR_HEADER, body })

const addressOf = ({ uploadURL, permission }: Awaited<ReturnType<typeof ask>>): UploadAddress => ({
  url: new URL(uploadURL, window.location.href).href,
  headers: permission === undefined ? {} : { Authorization: `Bearer ${permission}` },
})
