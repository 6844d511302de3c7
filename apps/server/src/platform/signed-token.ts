import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Short-lived, tamper-proof tokens for addresses that carry their own permission (upload, live socket).
 * `purpose` keeps one kind from being used as another.
 */
export interface Signer {
  sign(purpose: string, claims: Record<string, string>, expiresAt: Date): string
  /** The claims, or null when forged, of another purpose, or expired. */
  verify(purpose: string, token: string, now: Date): Record<string, string> | null
  /** What nobody can make without the secret, and nobody finds again once the secret has changed. */
  digest(purpose: string, bytes: Buffer): Buffer
  /** Identifies a secret without revealing anything about it. */
  secretId: string
}

export function makeSigner(secret: string): Signer {
  const digest = (purpose: string, bytes: string | Buffer) =>
    createHmac('sha256', secret).update(`${purpose}.`).update(bytes).digest()
  const mac = (purpose: string, body: string) => digest(purpose, body).toString('base64url')

  return {
    sign(purpose, claims, expiresAt) {
      const body = Buffer.from(JSON.stringify({ ...claims, exp: expiresAt.getTime() })).toString('base64url')
      return `${body}.${mac(purpose, body)}`
    },
    verify(purpose, token, now) {
      const [body = '', given = '', ...rest] = token.split('.')
      const expected = Buffer.from(mac(purpose, body))
      const actual = Buffer.from(given)
      if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected))
        return null
      const { exp, ...claims } = JSON.parse(Buffer.from(body, 'base64url').toString())
      return exp > now.getTime() ? claims : null
    },
    digest,
    secretId: digest('secret-id', '').toString('hex').slice(0, 12),
  }
}
