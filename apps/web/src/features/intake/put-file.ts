import { type PutAnswer, type PutOptions, putBytes } from './put-bytes.ts'

/** One file to the address that was handed out for it: of the hub, or of the file store itself. */
export async function putFile(options: PutOptions): PutAnswer {
  if (options.signature.url.startsWith(`${window.location.origin}/`)) return putBytes(options)
  const { putPastHub } = await import('./put-past-hub.ts')
  return putPastHub(options)
}
