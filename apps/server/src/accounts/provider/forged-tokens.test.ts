import type { CurrentUser } from '@efti-hub/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Hub, startHub } from '../../testing/index.ts'
import {
  halfDigest,
  newKey,
  secretToken,
  signedToken,
  startTokenIssuer,
  type TokenIssuer,
  unsignedToken,
} from '../../testing/token-issuer.ts'

const SECRET = 'a secret of the hub, for tests only'
const REFUSED = '/login?notice=provider-refused'
let hub: Hub
let issuer: TokenIssuer
let right: TokenIssuer['metadata']
const foreign = newKey('RS256')

beforeAll(async () => {
  issuer = await startTokenIssuer('hub')
  right = issuer.metadata
  hub = await hubOf(issuer.issuer)
})
beforeEach(() => {
  issuer.metadata = { ...right }
  issuer.requests.length = 0
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await hub?.stop()
  await issuer?.stop()
})

const hubOf = (address: string) =>
  startHub({ env: { OIDC_ISSUER: address, OIDC_CLIENT_ID: 'hub', OIDC_CLIENT_SECRET: SECRET } })

const ownKey = () => issuer.keys[0] ?? foreign
async function signIn(idToken: () => string, at = hub) {
  const browser = at.visitor()
  const ledTo = await issuer.signIn(browser, idToken)
  return { ledTo, user: await browser.get<CurrentUser>('/api/auth/user') }
}
const withClaims = (more: object, header: object = {}) =>
  signIn(() => signedToken(ownKey(), { ...issuer.claims(), ...more }, header))

describe('nobody signs in with a token', () => {
  test.each<[string, () => string]>([
    ['without a signature', () => unsignedToken(issuer.claims())],
    ['that is signed with the secret of the hub', () => secretToken(SECRET, issuer.claims())],
    ['that is signed with the published key as a secret', () => secretToken(pem(), issuer.claims())],
    ['that is signed by a foreign key', () => signedToken(foreign, issuer.claims())],
    [
      'by a foreign key under the name of the issuer’s',
      () => signedToken({ ...foreign, kid: ownKey().kid }, issuer.claims()),
    ],
    ['that brings its own key', () => signedToken(foreign, issuer.claims(), { jwk: foreign.jwk })],
    [
      'that names the address of its own keys',
      () => signedToken(foreign, issuer.claims(), { jku: `${issuer.issuer}/foreign-keys` }),
    ],
    ['whose claims were changed', () => changed(signedToken(ownKey(), issuer.claims()))],
    [
      'whose signature was cut off',
      () => `${signedToken(ownKey(), issuer.claims()).split('.').slice(0, 2).join('.')}.`,
    ],
  ])('%s', async (_which, idToken) => {
    const { ledTo, user } = await signIn(idToken)
    expect([ledTo, user.status]).toEqual([REFUSED, 401])
    expect(issuer.requests).not.toContain('/foreign-keys')
  })

  const past = () => Math.floor(Date.now() / 1_000) - 3_600
  test.each<[string, () => object]>([
    ['of another issuer', () => ({ iss: 'https://id.example' })],
    ['for another program', () => ({ aud: 'another' })],
    ['for several programs, without saying which', () => ({ aud: ['hub', 'another'] })],
    ['that was made for another program', () => ({ azp: 'another' })],
    ['that has expired', () => ({ exp: past() })],
    ['that never expires', () => ({ exp: undefined })],
    ['that is not valid yet', () => ({ nbf: past() + 7_200 })],
    ['of another sign-in', () => ({ nonce: 'another' })],
    ['without the nonce', () => ({ nonce: undefined })],
    ['without a subject', () => ({ sub: undefined })],
    ['with an empty subject', () => ({ sub: '' })],
    ['with a blank subject', () => ({ sub: ' ' })],
    ['with a subject longer than the standard allows', () => ({ sub: 'a'.repeat(256) })],
    ['that is to be issued tomorrow', () => ({ iat: past() + 25 * 3_600 })],
    ['that is good for years', () => ({ exp: past() + 10 * 365 * 86_400 })],
    ['of a sign-in that is to be tomorrow', () => ({ auth_time: past() + 25 * 3_600 })],
    ['with a sign-in at no time', () => ({ auth_time: 'now' })],
    ['of another access token', () => ({ at_hash: halfDigest('another access token') })],
    ['with something that is no hash of the access token', () => ({ at_hash: 7 })],
  ])('%s', async (_which, claims) => {
    const { ledTo, user } = await withClaims(claims())
    expect([ledTo, user.status]).toEqual([REFUSED, 401])
  })
})

describe('everybody signs in with a token', () => {
  test.each(['RS256', 'PS256', 'ES256', 'EdDSA'])('that is signed with %s', async (alg) => {
    const before = issuer.keys
    issuer.keys = [newKey(alg)]
    expect((await withClaims({})).ledTo).toBe('/')
    issuer.keys = before
  })

  test('of this access token, made for this program', async () => {
    const { ledTo } = await withClaims({
      at_hash: halfDigest(issuer.accessToken),
      aud: ['hub', 'another'],
      azp: 'hub',
    })
    expect(ledTo).toBe('/')
  })
})

test('a new key of the issuer counts immediately, and one that it has withdrawn no longer', async () => {
  const [old] = issuer.keys
  expect((await withClaims({})).ledTo).toBe('/')
  issuer.keys = [newKey('RS256')]
  expect((await withClaims({})).ledTo).toBe('/')
  expect((await signIn(() => signedToken(old ?? foreign, issuer.claims()))).ledTo).toBe(REFUSED)
})

describe('an address over http', () => {
  const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint']
  const withoutEmail = () => signedToken(ownKey(), { ...issuer.claims(), email: undefined })

  test.each(ENDPOINTS)('is refused as %s, when it leads away from this machine', async (endpoint) => {
    const elsewhere = leadTo('http://elsewhere.example', issuer)
    issuer.metadata = { ...right, [endpoint]: `http://elsewhere.example${pathOf(endpoint)}` }
    issuer.userinfo = { sub: 'gesa', email: 'gesa@example.org', email_verified: true }
    const { ledTo, user } = await signIn(withoutEmail, await fresh(issuer.issuer))
    expect(ledTo).toMatch(/^\/login\?notice=provider-(refused|unreachable)$/)
    expect([user.status, elsewhere()]).toEqual([401, []])
  })

  test.each(ENDPOINTS)('is refused as %s of an issuer with https, on this machine too', async (endpoint) => {
    leadTo('https://id.example', issuer)
    const addresses = ENDPOINTS.map((name) => [name, `https://id.example${pathOf(name)}`])
    issuer.metadata = { ...right, issuer: 'https://id.example', ...Object.fromEntries(addresses) }
    issuer.userinfo = { sub: 'gesa', email: 'gesa@example.org', email_verified: true }
    const secure = await fresh('https://id.example')
    expect((await signIn(withoutEmail, secure)).ledTo).toBe('/')
    issuer.metadata[endpoint] = right[endpoint]
    const changed = await signIn(withoutEmail, await fresh('https://id.example'))
    expect(changed.ledTo).toMatch(/^\/login\?notice=provider-(refused|unreachable)$/)
    expect(changed.user.status).toBe(401)
  })

  const hubs: Hub[] = []
  const fresh = async (address: string) => {
    const one = await hubOf(address)
    hubs.push(one)
    return one
  }
  afterAll(async () => {
    for (const one of hubs) await one.stop()
  })
  const pathOf = (endpoint: string) => new URL(String(right[endpoint])).pathname
})

/** A name that leads to the issuer of this test; answers what was asked for under it. */
function leadTo(origin: string, { issuer: listening }: TokenIssuer): () => string[] {
  const asked: string[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    if (!address.startsWith(origin)) return real(input, init)
    asked.push(address)
    return real(address.replace(origin, listening), init)
  })
  return () => asked
}

/** The attack on verifiers that take the public key for a shared secret. */
function pem(): string {
  return JSON.stringify(ownKey().jwk)
}

function changed(token: string): string {
  const [header, claims = '', signature] = token.split('.')
  const original = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const other = Buffer.from(JSON.stringify({ ...original, sub: 'somebody else' })).toString('base64url')
  return [header, other, signature].join('.')
}
