import { webcrypto } from 'node:crypto'
import type { ReceivedEvent } from './webhook-receiver.ts'

/** As a receiver verifies it by the Standard Webhooks specification; independent of how the product signs. */
export async function isSignedWith(secret: string, { headers, body }: ReceivedEvent): Promise<boolean> {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (letter) => letter.charCodeAt(0))
  const key = await webcrypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of String(signatures).split(' ')) {
    const [version, encoded = ''] = signature.split(',')
    const mac = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    if (version === 'v1' && (await webcrypto.subtle.verify('HMAC', key, mac, signed))) return true
  }
  return false
}
