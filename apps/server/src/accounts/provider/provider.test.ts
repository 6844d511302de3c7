import type {
  AuditEventDetail,
  AuditList,
  CurrentUser,
  InvitationMade,
  ProfileSettings,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { type Claims, startIdentityProvider, type TestProvider } from '../../testing/identity-provider.ts'
import { type HttpClient, type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let provider: TestProvider
let ida: Member
const accounts: Record<string, Claims> = {}

beforeAll(async () => {
  const port = await freePort()
  hub = await startHub({
    env: {
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'hub',
      OIDC_CLIENT_SECRET: 'a secret of the hub, for tests only',
      OIDC_NAME: 'Harbour ID',
    },
  })
  provider = await startIdentityProvider(port, hub.url, accounts)
  ida = await hub.member()
})
afterAll(async () => {
  await provider?.stop()
  await hub?.stop()
})

async function enter(subject: string, claims: Claims, browser: HttpClient = hub.visitor()) {
  accounts[subject] = claims
  const ledTo = await provider.signIn(browser, subject)
  return { browser, ledTo, user: (await browser.get<CurrentUser>('/api/auth/user')).body }
}
const verified = (email: string) => ({
  email,
  email_verified: true,
  given_name: 'Gesa',
  family_name: 'Holm',
})

describe('who may not', () => {
  test('nobody new enters with an email that the provider has not verified', async () => {
    const { browser, ledTo } = await enter('unverified', { email: ida.email, email_verified: false })
    expect(ledTo).toBe('/login?notice=provider-unverified')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await enter('silent', { given_name: 'Nemo' })).ledTo).toBe('/login?notice=provider-unverified')
  })

  test.each([
    ['without having left from here', '?code=abc&state=def'],
    ['with nothing at all', ''],
    ['after the provider refused', '?error=access_denied&state=def'],
  ])('nobody comes back %s', async (_how, query) => {
    const { status, headers } = await hub.visitor().get(`/api/login/callback${query}`)
    expect([status, headers.get('location')]).toEqual([302, '/login?notice=provider-refused'])
  })

  test('nobody comes back with the errand of another browser', async () => {
    const victim = hub.visitor()
    await victim.get('/api/login')
    const attacker = hub.visitor()
    const state = new URL((await attacker.get('/api/login')).headers.get('location') ?? '').searchParams
    const back = await victim.get(`/api/login/callback?code=abc&state=${state.get('state')}`)
    expect(back.headers.get('location')).toBe('/login?notice=provider-refused')
    expect((await victim.get('/api/auth/user')).status).toBe(401)
  })
})

test('the browser leaves with a challenge, never with the verifier or a secret', async () => {
  const { headers } = await hub.visitor().get('/api/login')
  const { searchParams } = new URL(headers.get('location') ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/./),
    nonce: expect.stringMatching(/./),
    redirect_uri: `${hub.url}/api/login/callback`,
  })
  expect(headers.get('location')).not.toContain('secret')
  expect((await hub.visitor().get('/api/auth/provider')).body).toEqual({ name: 'Harbour ID' })
})

test('who is new gets an organisation of their own, and is the same person the next time', async () => {
  const first = await enter('gesa', verified('gesa@example.org'))
  expect(first.ledTo).toBe('/')
  expect(first.user).toMatchObject({ name: 'Gesa Holm', email: 'gesa@example.org' })
  expect(first.user.tenants.map(({ role }) => role)).toEqual(['compliance_manager'])
  const { items } = (await first.browser.get<AuditList>('/api/audit?sort=oldest')).body
  expect(items.map(({ action, userName, details }) => [action, userName, details])).toEqual([
    ['register', 'Gesa Holm', expect.stringMatching(/^The identity provider http:\S+ vouches/)],
    ['sign-in', 'Gesa Holm', 'With Harbour ID'],
  ])
  const profile = await first.browser.get<ProfileSettings>('/api/settings/profile')
  expect(profile.body.hasPassword).toBe(false)
  // The provider's word on the identity is enough then, regardless of the email.
  const second = await enter('gesa', { email: 'other@example.org', email_verified: false })
  expect(second.user.id).toBe(first.user.id)
})

test('a verified email joins the organisations that invited it, and founds none', async () => {
  await ida.post<InvitationMade>('/api/invitations', { email: 'lars@example.org', role: 'auditor' })
  const { user } = await enter('lars', verified('Lars@Example.org'))
  expect(user.tenants).toEqual([
    {
      tenantId: ida.tenantId,
      role: 'auditor',
      tenantName: ida.user?.tenants[0]?.tenantName,
      needsTwoFactor: false,
    },
  ])
})

test('an account that somebody registered with that email is taken over: what opened it before does not any more', async () => {
  const squatter = await hub.member({ firstName: 'Mallory' })
  const { user } = await enter('owner', verified(squatter.email))
  expect(user.id).toBe(squatter.user?.id)
  expect((await squatter.get('/api/auth/user')).status).toBe(401)
  const { email, password } = squatter
  expect((await hub.visitor().post('/api/auth/login', { email, password })).status).toBe(401)
})

test('another identity with the same email is the same person, and the trail records it', async () => {
  const first = await enter('hanne', verified('hanne@example.org'))
  const second = await enter('hanne-elsewhere', verified('hanne@example.org'))
  expect(second.user.id).toBe(first.user.id)
  const { items } = (await second.browser.get<AuditList>('/api/audit?search=identity linked')).body
  const [linked] = items
  const { newValue } = (await second.browser.get<AuditEventDetail>(`/api/audit/${linked?.id}`)).body
  expect(newValue).toMatch(/^http/)
})

test('a provider that cannot be reached leads back with a notice, and is asked again later', async () => {
  const port = await freePort()
  const lonely = await startHub({
    env: { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'hub' },
  })
  const led = async () => (await lonely.visitor().get('/api/login')).headers.get('location')
  expect(await led()).toBe('/login?notice=provider-unreachable')
  const late = await startIdentityProvider(port, lonely.url, {})
  expect(await led()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/)
  await late.stop()
  await lonely.stop()
})

test('unconfigured it leads back to the form', async () => {
  const plain = await startHub()
  const { status, headers } = await plain.visitor().get('/api/login')
  expect([status, headers.get('location')]).toEqual([302, '/login?notice=provider-not-configured'])
  expect((await plain.visitor().get('/api/auth/provider')).body).toEqual({ name: null })
  await plain.stop()
})
