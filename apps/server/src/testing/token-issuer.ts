import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpClient } from './http-client.ts'

export interface SigningKey {
  kid: string
  alg: string
  key: KeyObject
  /** As it is published: without the private part. */
  jwk: Record<string, unknown>
}

/** An OpenID provider that answers as a test wants, right or wrong. */
export interface TokenIssuer {
  /** Where it listens; it is its own issuer, unless `metadata` differs. */
  issuer: string
  clientId: string
  metadata: Record<string, unknown>
  keys: SigningKey[]
  userinfo: Record<string, unknown> | null
  accessToken: string
  /** Paths that were asked for. */
  requests: string[]
  /** Claims of a correct ID token, for the sign-in that is going on. */
  claims(): Record<string, unknown>
  /** Signs in with this ID token; answers where the browser is led. */
  signIn(browser: HttpClient, idToken: () => string): Promise<string>
  stop(): Promise<void>
}

export async function startTokenIssuer(clientId: string): Promise<TokenIssuer> {
  let idToken = ''
  let nonce = ''
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', self.issuer).pathname
    self.requests.push(path)
    await bodyOf(request)
    const answer = answers[path]?.()
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const self: TokenIssuer = {
    issuer,
    clientId,
    metadata: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'PS256', 'ES256', 'EdDSA', 'HS256', 'none'],
    },
    keys: [newKey('RS256')],
    userinfo: null,
    accessToken: 'an access token',
    requests: [],
    claims() {
      const now = Math.floor(Date.now() / 1_000)
      const person = { sub: 'gesa', email: 'gesa@example.org', email_verified: true, name: 'Gesa Holm' }
      return { iss: self.metadata.issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...person }
    },
    async signIn(browser, makeToken) {
      const left = await browser.get('/api/login')
      const { origin, pathname, searchParams } = new URL(left.headers.get('location') ?? '', browser.base)
      if (pathname !== '/authorize') return left.headers.get('location') ?? origin
      nonce = searchParams.get('nonce') ?? ''
      idToken = makeToken()
      const back = await browser.get(`/api/login/callback?code=abc&state=${searchParams.get('state')}`)
      return back.headers.get('location') ?? ''
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => self.metadata,
    '/keys': () => ({ keys: self.keys.map(({ jwk }) => jwk) }),
    '/token': () => ({ access_token: self.accessToken, token_type: 'Bearer', id_token: idToken }),
    '/userinfo': () => self.userinfo,
  }
  return self
}

const MAKE: Record<string, () => KeyObject> = {
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  PS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  EdDSA: () => generateKeyPairSync('ed25519').privateKey,
}
let made = 0

export function newKey(alg: string, kid = `key-${++made}`): SigningKey {
  const key = MAKE[alg]?.()
  if (!key) throw new Error(`no key for ${alg}`)
  const { kty, n, e, crv, x, y } = key.export({ format: 'jwk' })
  return { kid, alg, key, jwk: { kty, n, e, crv, x, y, kid, alg, use: 'sig' } }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signed as its algorithm asks; `header` is put over the right one. */
export function signedToken({ kid, alg, key }: SigningKey, claims: object, header: object = {}): string {
  const text = `${part({ alg, kid, typ: 'JWT', ...header })}.${part(claims)}`
  // Salt of a PS256 signature: as long as the digest (RFC 7518, section 3.5). ES256: r and s, one after the other.
  const options =
    alg === 'PS256' ? { key, padding: 6, saltLength: 32 } : { key, dsaEncoding: 'ieee-p1363' as const }
  return `${text}.${sign(alg === 'EdDSA' ? null : 'sha256', Buffer.from(text), options).toString('base64url')}`
}

export const unsignedToken = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.`

/** With a key that both know: every owner of the secret can make such tokens. */
export function secretToken(secret: string, claims: object): string {
  const text = `${part({ alg: 'HS256' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

/** The left half of the digest (OpenID Connect Core, section 3.1.3.6). */
export const halfDigest = (text: string) =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url')

async function bodyOf(request: IncomingMessage): Promise<void> {
  for await (const _piece of request);
}
