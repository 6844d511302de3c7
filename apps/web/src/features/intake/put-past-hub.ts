import { askForAddress } from './ask-for-address.ts'
import { type PutAnswer, type PutOptions, putBytes } from './put-bytes.ts'

/**
 * Straight to the file store, and through the hub where the store does not take it: it may be out of reach from here, or not
 * permit pages of the hub. `location` is then the address that took it.
 */
export async function putPastHub(options: PutOptions): PutAnswer {
  const { signature, signal } = options
  if (await isTaken(options)) return { ETag: '' }
  signal?.throwIfAborted()
  const { url, headers } = await askForAddress()
  const type = signature.headers?.['Content-Type'] ?? 'application/octet-stream'
  const throughHub = { ...signature, url, headers: { ...headers, 'Content-Type': type } }
  return { ...(await putBytes({ ...options, signature: throughHub })), location: url }
}

/** Not by fetch: nobody would see how far it is. */
function isTaken({ signature, body, signal, onProgress }: PutOptions): Promise<boolean> {
  const { method = 'PUT', url, headers = {} } = signature
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const answer = (taken: boolean) => () => resolve(taken)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', onProgress)
    request.addEventListener('load', () => resolve(request.status >= 200 && request.status < 300))
    request.addEventListener('error', answer(false))
    request.addEventListener('abort', answer(false))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as XMLHttpRequestBodyInit)
  })
}
