import type {
  AuditList,
  CurrentUser,
  ErrorBody,
  IdentityCheck,
  InvitationMade,
  KeyMade,
  ProfileSettings,
  SecuritySettings,
  TenantSettings,
  TwoFactorSetup,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeAt } from '../../testing/authenticator.ts'
import { freePort } from '../../testing/free-port.ts'
import { type Claims, startIdentityProvider, type TestProvider } from '../../testing/identity-provider.ts'
import { type HttpClient, type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let provider: TestProvider
let ida: Member
let axel: Member
let minutes = 0
const clock = { now: () => new Date(Date.now() + minutes * 60_000) }
const accounts: Record<string, Claims> = {
  gesa: { email: 'gesa@example.org', email_verified: true, given_name: 'Gesa' },
  tom: { email: 'tom@example.org', email_verified: true, given_name: 'Tom' },
  nils: { email: 'nils@example.org', email_verified: true, given_name: 'Nils' },
}

beforeAll(async () => {
  const port = await freePort()
  hub = await startHub({
    env: {
      RATE_LIMIT: 'on',
      WEBHOOKS_ALLOW: '127.0.0.1',
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'hub',
      OIDC_CLIENT_SECRET: 'a secret of the hub, for tests only',
      OIDC_NAME: 'Harbour ID',
    },
    replace: { clock },
  })
  provider = await startIdentityProvider(port, hub.url, accounts)
})
afterAll(async () => {
  await provider?.stop()
  await hub?.stop()
})
/** The invitation of each that waits. */
const open = new WeakMap<Member, string>()

beforeEach(async () => {
  ida = await hub.member()
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel' })
  const invitation = { email: `later.${ida.email}`, role: 'auditor' }
  open.set(ida, (await ida.post<InvitationMade>('/api/invitations', invitation)).body.id)
})

const confirm = (client: HttpClient, proof: object) =>
  client.post<Omit<IdentityCheck, 'code'> & ErrorBody>('/api/auth/confirm', proof)
const waysOf = async (client: HttpClient) => (await client.get<IdentityCheck>('/api/auth/confirm')).body
const NEW = 'yellow-wagon-12-bridge'
const changePassword = (client: HttpClient, more: object = {}) =>
  client.post<ErrorBody>('/api/settings/password', { password: NEW, confirmPassword: NEW, ...more })
const makeKey = (client: HttpClient, more: object = {}) =>
  client.post<KeyMade & ErrorBody>('/api/keys', { name: 'Gate', role: 'auditor', ...more })
const codeOf = (secret: string) => codeAt(secret, clock.now())

async function setUpTwoFactor(member: HttpClient): Promise<string> {
  const { secret } = (await member.post<TwoFactorSetup>('/api/settings/two-factor', {})).body
  const done = await member.post('/api/settings/two-factor/confirm', { code: codeOf(secret) })
  expect(done.status).toBe(200)
  // Its code is spent: the next one.
  minutes += 1
  return secret
}

/** What asks, and the calls that go through once it is confirmed. */
const ACTS: [string, (who: Member, other: Member) => Promise<{ status: number; body: unknown }>][] = [
  ['setting two-factor sign-in up', (who) => who.post('/api/settings/two-factor', {})],
  ['switching two-factor sign-in off', (who) => who.post('/api/settings/two-factor/off', {})],
  ['a new key', (who) => makeKey(who)],
  [
    'another role of a member',
    (who, other) => who.patch(`/api/members/${other.user?.id}`, { role: 'operator' }),
  ],
  ['removing a member', (who, other) => who.delete(`/api/members/${other.user?.id}`)],
  [
    'an invitation',
    (who) => who.post<InvitationMade>('/api/invitations', { email: 'new@example.org', role: 'auditor' }),
  ],
  ['taking an invitation back', (who) => who.delete(`/api/invitations/${open.get(who)}`)],
  [
    'requiring two-factor authentication',
    (who) => who.patch('/api/settings/security', { requireTwoFactor: false }),
  ],
  [
    'a new webhook',
    (who) =>
      who.post('/api/webhooks', { name: 'ERP', url: 'http://127.0.0.1:9/hub', events: ['document.checked'] }),
  ],
  ['a decision about held access', (who) => who.post('/api/held-access/decision', { keep: [], remove: [] })],
  ['the audit log', (who) => who.get('/api/audit/export')],
  ['the proof of the audit trail', (who) => who.get('/api/audit/proof')],
  ['one’s own data', (who) => who.get('/api/settings/profile/export')],
  ['the results of all documents', (who) => who.get('/api/results/export?format=csv')],
  ['all violations', (who) => who.get('/api/violations/export?format=csv')],
  ['the emissions of all consignments', (who) => who.get('/api/sustainability/report?format=csv')],
  ['the figures of the application', (who) => who.get('/api/admin/metrics/export')],
  ['the figures of an organisation', (who) => who.get(`/api/admin/tenants/${who.tenantId}/export`)],
  [
    'how long documents are kept',
    async (who) => {
      const days = (await who.get<TenantSettings>('/api/settings/tenant')).body.retentionDays ?? 3_650
      return who.patch('/api/settings/tenant', { retentionDays: days - 1 })
    },
  ],
  ['the consent to send content', (who) => who.patch('/api/settings/security', { sendContent: true })],
  ['that for pictures', (who) => who.patch('/api/settings/security', { sendPictures: true })],
  ['sending names', (who) => who.patch('/api/settings/security', { redactContent: false })],
  ['ending one’s other sessions', (who) => who.delete('/api/settings/sessions/others')],
]

describe('who may not', () => {
  test.each(ACTS)('ten minutes after the sign-in, %s needs a confirmation', async (_what, act) => {
    minutes += 11
    const refused = await act(ida, axel)
    expect([refused.status, refused.body]).toEqual([
      403,
      { code: 'confirm_identity', message: 'Please confirm that it is you, then try again.' },
    ])
    expect((await confirm(ida, { password: ida.password })).status).toBe(200)
    expect((await act(ida, axel)).status).toBeLessThan(300)
  })

  test.each(ACTS)('who has just signed in needs none for %s', async (_what, act) => {
    expect((await act(ida, axel)).status).toBeLessThan(300)
  })

  test('keys are rotated and revoked after a confirmation only', async () => {
    const { id } = (await makeKey(ida)).body
    minutes += 11
    const calls = [() => ida.post(`/api/keys/${id}/rotate`), () => ida.delete(`/api/keys/${id}`)]
    for (const call of calls) expect(((await call()).body as ErrorBody).code).toBe('confirm_identity')
    await confirm(ida, { password: ida.password })
    for (const call of calls) expect((await call()).status).toBe(200)
  })

  test('whose role forbids it is refused, and not asked who they are', async () => {
    minutes += 11
    expect((await makeKey(axel)).body.code).toBe('not_allowed')
  })

  test('nobody confirms without a session, nor with a key; a key exports as its role allows', async () => {
    expect((await hub.visitor().get('/api/auth/confirm')).status).toBe(401)
    expect((await confirm(hub.visitor(), { password: 'any' })).status).toBe(401)
    const { secret } = (await makeKey(ida)).body
    const key = { headers: { authorization: `Bearer ${secret}` } }
    minutes += 11
    expect((await hub.visitor().post('/api/auth/confirm', { password: 'any' }, key)).status).toBe(403)
    expect((await hub.visitor().get('/api/audit/export', key)).status).toBe(200)
    expect((await hub.visitor().post('/api/keys', { name: 'B', role: 'auditor' }, key)).status).toBe(403)
  })

  test('a confirmation is of one session', async () => {
    const elsewhere = hub.visitor()
    await elsewhere.post('/api/auth/login', { email: ida.email, password: ida.password })
    minutes += 11
    await confirm(ida, { password: ida.password })
    expect((await makeKey(elsewhere)).body.code).toBe('confirm_identity')
  })

  test('ten wrong passwords, and this session waits; the person’s other session does not', async () => {
    const elsewhere = hub.visitor()
    await elsewhere.post('/api/auth/login', { email: ida.email, password: ida.password })
    const tried: number[] = []
    for (let n = 0; n < 11; n++) tried.push((await confirm(ida, { password: `guess ${n}` })).status)
    expect(tried).toEqual([...Array(10).fill(403), 429])
    expect((await confirm(elsewhere, { password: ida.password })).status).toBe(200)
  })

  test.each([{}, { password: '' }, { password: 'a', code: '' }])('%j proves nothing', async (proof) => {
    expect((await confirm(ida, proof)).status).toBe(400)
  })
})

describe('the password', () => {
  test('is changed with the current one only, however recent the sign-in', async () => {
    const without = await changePassword(ida)
    expect([without.status, without.body.fields]).toEqual([
      400,
      { currentPassword: 'Please enter your current password.' },
    ])
    await confirm(ida, { password: ida.password })
    expect((await changePassword(ida, { currentPassword: '' })).status).toBe(400)
    minutes += 11
    expect((await changePassword(ida, { currentPassword: ida.password })).status).toBe(200)
  })

  test('and with a code, where two-factor sign-in is on', async () => {
    const secret = await setUpTwoFactor(ida)
    minutes += 11
    const change = () => changePassword(ida, { currentPassword: ida.password })
    expect((await change()).body.code).toBe('confirm_identity')
    await confirm(ida, { code: codeOf(secret) })
    expect((await change()).status).toBe(200)
  })
})

describe('a confirmation', () => {
  test('by the password is in the trail, and so is a wrong one', async () => {
    minutes += 11
    expect(await waysOf(ida)).toEqual({ confirmedUntil: null, password: true, code: false, provider: null })
    const wrong = await confirm(ida, { password: 'wrong' })
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
      403,
      'password_wrong',
      { password: 'This is not your password.' },
    ])
    expect((await confirm(ida, { code: '000000' })).status).toBe(409)
    const { body } = await confirm(ida, { password: ida.password })
    const left = new Date(body.confirmedUntil ?? '').getTime() - clock.now().getTime()
    expect(Math.round(left / 60_000)).toBe(10)
    const acts = async () =>
      (await ida.get<AuditList>('/api/audit')).body.items.map(({ action, details }) => [action, details])
    expect(await acts()).toContainEqual(['identity-confirmed', 'With the password'])
    await expect.poll(acts).toContainEqual(['sign-in-failed', 'Wrong password, asked again while signed in'])
  })

  test('by password and code together, or one after the other, for who has both; a code is spent', async () => {
    const secret = await setUpTwoFactor(ida)
    minutes += 11
    expect(await waysOf(ida)).toEqual({ confirmedUntil: null, password: true, code: true, provider: null })
    expect((await confirm(ida, { password: ida.password })).body).toMatchObject({
      confirmedUntil: null,
      password: false,
      code: true,
    })
    expect((await makeKey(ida)).body.code).toBe('confirm_identity')
    const code = codeOf(secret)
    expect((await confirm(ida, { code: '000000' })).body.fields).toHaveProperty('code')
    expect((await confirm(ida, { code })).body.confirmedUntil).not.toBeNull()
    expect((await makeKey(ida)).status).toBe(201)
    minutes += 11
    expect((await confirm(ida, { password: 'wrong', code: codeOf(secret) })).status).toBe(403)
    const both = await confirm(ida, { password: ida.password, code: codeOf(secret) })
    expect(both.body.confirmedUntil).not.toBeNull()
    expect((await confirm(ida, { code })).status).toBe(400)
    const tried: number[] = []
    for (let n = 0; n < 10; n++) tried.push((await confirm(ida, { code: '000000' })).status)
    expect(tried.at(-1)).toBe(429)
  })

  test('by signing in at the identity provider once more, for who has no password', async () => {
    const gesa = hub.visitor()
    await provider.signIn(gesa, 'gesa')
    expect(await waysOf(gesa)).toEqual({
      confirmedUntil: null,
      password: false,
      code: false,
      provider: 'Harbour ID',
    })
    expect((await changePassword(gesa, { currentPassword: '' })).body.code).toBe('confirm_identity')
    expect((await confirm(gesa, { password: 'any' })).status).toBe(409)

    const start = await gesa.get('/api/login?confirm=true')
    const asked = new URL(start.headers.get('location') ?? '').searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '300'])

    expect(await provider.signIn(gesa, 'nils', '/api/login?confirm=true')).toContain('somebody else')
    expect((await waysOf(gesa)).confirmedUntil).toBeNull()
    expect(await provider.signIn(gesa, 'gesa', '/api/login?confirm=true')).toContain('is confirmed')
    expect((await waysOf(gesa)).confirmedUntil).not.toBeNull()
    expect((await changePassword(gesa)).status).toBe(200)
    expect((await gesa.get<ProfileSettings>('/api/settings/profile')).body.hasPassword).toBe(true)
  })

  test('needs a code as well where a person of the provider has two-factor sign-in', async () => {
    const tom = hub.visitor()
    await provider.signIn(tom, 'tom')
    await provider.signIn(tom, 'tom', '/api/login?confirm=true')
    const { secret } = (await tom.post<TwoFactorSetup>('/api/settings/two-factor', {})).body
    await tom.post('/api/settings/two-factor/confirm', { code: codeOf(secret) })
    const again = hub.visitor()
    await provider.signIn(again, 'tom')
    const turnOff = () => again.post<ErrorBody>('/api/settings/two-factor/off', {})
    expect((await turnOff()).body.code).toBe('confirm_identity')
    await provider.signIn(again, 'tom', '/api/login?confirm=true')
    expect(await waysOf(again)).toMatchObject({ confirmedUntil: null, code: true, provider: null })
    expect((await turnOff()).body.code).toBe('confirm_identity')
    expect((await changePassword(again)).body.code).toBe('confirm_identity')
    minutes += 1
    await confirm(again, { code: codeOf(secret) })
    expect((await turnOff()).status).toBe(200)
  })

  test('gives the session a new token, and the former one ends', async () => {
    const former = ida.cookieHeader()
    await confirm(ida, { password: ida.password })
    expect(ida.cookieHeader()).not.toBe(former)
    expect((await ida.get('/api/auth/user')).status).toBe(200)
    expect((await hub.visitor().get('/api/auth/user', { headers: { cookie: former } })).status).toBe(401)
    const gesa = hub.visitor()
    await provider.signIn(gesa, 'gesa')
    const atProvider = gesa.cookies.get('efti_hub_session')
    await provider.signIn(gesa, 'gesa', '/api/login?confirm=true')
    expect(gesa.cookies.get('efti_hub_session')).not.toBe(atProvider)
    expect((await gesa.get('/api/auth/user')).status).toBe(200)
  })

  test('that another browser began does nothing', async () => {
    const gesa = hub.visitor()
    await provider.signIn(gesa, 'gesa')
    minutes += 11
    const other = hub.visitor()
    await provider.signIn(other, 'gesa')
    const start = await gesa.get('/api/login?confirm=true')
    other.cookies.set('efti_hub_errand', gesa.cookies.get('efti_hub_errand') ?? '')
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state')
    const back = await other.get<string>(`/api/login/callback?code=abc&state=${state}`)
    expect(back.body).toContain('could not be confirmed')
    expect((await waysOf(gesa)).confirmedUntil).toBeNull()
  })
})

describe('an organisation that requires two-factor authentication', () => {
  const require = (member: Member, requireTwoFactor = true) =>
    member.patch<SecuritySettings & ErrorBody>('/api/settings/security', { requireTwoFactor })

  test('is made so by a Compliance Manager only', async () => {
    expect((await require(axel)).status).toBe(403)
    expect((await require(ida)).body.requireTwoFactor).toBe(true)
    const trail = (await ida.get<ErrorBody>('/api/audit')).body
    expect(trail.code).toBe('two_factor_required')
    await setUpTwoFactor(ida)
    const actions = (await ida.get<AuditList>('/api/audit')).body.items.map(({ action }) => action)
    expect(actions).toContain('two-factor-requirement-changed')
  })

  test('lets members without it do nothing but set it up, with the reason', async () => {
    await require(ida)
    const calls = ['/api/documents', '/api/members', '/api/settings/profile', '/api/jobs/ws-info']
    for (const path of calls) {
      const refused = await axel.get<ErrorBody>(path)
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'two_factor_required'])
      expect(refused.body.message).toMatch(/requires two-factor authentication\. Please set it up/)
    }
    expect((await axel.post('/api/objects/upload')).status).toBe(403)
    const user = (await axel.get<CurrentUser>('/api/auth/user')).body
    expect([user.hasTwoFactor, user.tenants[0]?.needsTwoFactor]).toEqual([false, true])
    // Their own organisation is another one.
    const own = user.tenants.find(({ tenantId }) => tenantId !== ida.tenantId)?.tenantId ?? ''
    expect((await axel.get('/api/documents', { headers: { 'x-tenant-id': own } })).status).toBe(200)

    await setUpTwoFactor(axel)
    expect((await axel.get('/api/documents')).status).toBe(200)
  })

  test('asks sessions that came without a code for one', async () => {
    const before = hub.visitor()
    await before.post('/api/auth/login', { email: ida.email, password: ida.password })
    const secret = await setUpTwoFactor(ida)
    await require(ida)
    expect((await ida.get('/api/documents')).status).toBe(200)
    expect((await before.get<ErrorBody>('/api/documents')).body.message).toContain('with a code')
    expect((await confirm(before, { password: ida.password })).status).toBe(200)
    expect((await before.get('/api/documents')).status).toBe(403)
    expect((await confirm(before, { code: codeOf(secret) })).status).toBe(200)
    expect((await before.get('/api/documents')).status).toBe(200)

    minutes += 1
    await confirm(ida, { code: codeOf(secret) })
    await ida.post('/api/settings/two-factor/off', { password: ida.password })
    expect((await before.get('/api/documents')).status).toBe(403)
  })
})
