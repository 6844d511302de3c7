import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { CheckedTarget } from './check-target.ts'

export interface PostAnswer {
  status: number
  /** Its beginning. */
  text: string
}

export interface PostLimits {
  signal: AbortSignal
  /** What is read of an answer at most. */
  answerBytes: number
  textCharacters: number
}

/**
 * Sends a body to exactly the addresses that were checked, on a connection of its own. A redirect is an answer like any
 * other: nothing is followed. @throws what the connection throws.
 */
export function post(
  { url, addresses }: CheckedTarget,
  { headers, body }: { headers: Record<string, string>; body: string },
  { signal, answerBytes, textCharacters }: PostLimits,
): Promise<PostAnswer> {
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      lookup: toChecked(addresses),
      signal,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      const end = () => {
        const text = new TextDecoder().decode(Buffer.concat(chunks))
        resolve({ status: response.statusCode ?? 0, text: text.slice(0, textCharacters) })
        request.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, answerBytes - bytes))
        bytes += chunk.length
        if (bytes >= answerBytes) end()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    request.end(body)
  })
}

function toChecked(addresses: CheckedTarget['addresses']): LookupFunction {
  return (_host, options, answer) => {
    const [first] = addresses
    if (options.all) answer(null, addresses)
    else answer(null, first?.address ?? '', first?.family ?? 0)
  }
}
