import { createHmac } from 'node:crypto'

/** The headers of the Standard Webhooks specification, signed with each of the keys. */
export function signedHeaders(
  keys: readonly Buffer[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = keys.map((key) => {
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    return `v1,${mac}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
