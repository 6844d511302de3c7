import type { CurrentUser } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'

const DAY_MS = 86_400_000
let now = new Date('2026-11-20T09:00:00Z')
const afterDays = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}

let hub: Hub
beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => now } } })
})
afterAll(() => hub?.stop())

const isSignedIn = async (member: Member) => (await member.get('/api/auth/user')).status === 200
const signIn = (member: Member) =>
  member.post('/api/auth/login', { email: member.email, password: member.password })
const sessionsOf = (member: Member) =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query('select * from accounts.sessions where user_id = $1', [
      member.user?.id,
    ])
    return rows
  })

describe('the cookie', () => {
  test('is for HTTP alone, for this site, for every path, and not Secure on http', async () => {
    const { headers } = await signIn(await hub.member())
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^efti_hub_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^efti_hub_device=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('is Secure, and of this host alone, when people come by https', async () => {
    const secure = await startHub({ env: { PUBLIC_URL: 'https://hub.example/' } })
    try {
      const member = await secure.member()
      const { headers } = await signIn(member)
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__Host-efti_hub_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(/^__Host-efti_hub_device=[\w.-]+; Path=\/; .*; Secure; SameSite=Lax$/),
      ])
      expect(await isSignedIn(member)).toBe(true)
      const from = (origin: string) => member.post('/api/auth/logout', undefined, { headers: { origin } })
      expect((await from(secure.url)).status).toBe(403)
      const left = await from('https://hub.example')
      expect(left.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-efti_hub_session=; .*Secure/),
      ])
      expect(await isSignedIn(member)).toBe(false)
    } finally {
      await secure.stop()
    }
  })
})

describe('signing out', () => {
  test('ends the session on the server, not only in the browser', async () => {
    const member = await hub.member()
    const cookie = member.cookieHeader()
    const { status, headers } = await member.post('/api/auth/logout')
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^efti_hub_session=; .*Expires=Thu, 01 Jan 1970/),
    ])
    expect((await hub.visitor().get('/api/auth/user', { headers: { cookie } })).status).toBe(401)
    expect(await sessionsOf(member)).toEqual([])
  })

  const JSON_TYPE = { 'content-type': 'application/json' }
  test.each([
    ['nothing', {}, undefined],
    ['an empty object', JSON_TYPE, '{}'],
    ['a type and no body', JSON_TYPE, undefined],
    ['broken JSON', JSON_TYPE, '{"'],
    ['a type that nobody knows', { 'content-type': 'x/y' }, '<?>'],
    ['an invented session', { cookie: `efti_hub_session=${'A'.repeat(43)}` }, undefined],
    ['nonsense', { cookie: 'efti_hub_session=%00%ff; ;;=', 'x-tenant-id': 'nonsense' }, undefined],
  ])('is always answered with yes: with %s', async (_what, headers, body) => {
    const bytes = body === undefined ? undefined : Buffer.from(body)
    expect((await hub.visitor().request('POST', '/api/auth/logout', { headers, bytes })).status).toBe(200)
  })
})

describe('time', () => {
  test('ends a session after fourteen days without use', async () => {
    const member = await hub.member()
    afterDays(13.9)
    expect(await isSignedIn(member)).toBe(true)
    afterDays(14)
    expect(await isSignedIn(member)).toBe(false)
  })

  test('use renews it, at most once a day, together with its cookie', async () => {
    const member = await hub.member()
    afterDays(0.9)
    expect((await member.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
    afterDays(9.1)
    const { headers } = await member.get('/api/auth/user')
    const end = new Date(now.getTime() + 14 * DAY_MS)
    expect(headers.getSetCookie()).toEqual([expect.stringContaining(`Expires=${end.toUTCString()}`)])
    afterDays(13)
    expect(await isSignedIn(member)).toBe(true)
  })

  test('ends it after sixty days however much it is used', async () => {
    const member = await hub.member()
    for (let day = 0; day < 59; day += 1) {
      afterDays(1)
      expect(await isSignedIn(member)).toBe(true)
    }
    afterDays(1.01)
    expect(await isSignedIn(member)).toBe(false)
  })

  test('what has expired is swept at the next sign-in', async () => {
    const member = await hub.member()
    await signIn(member)
    afterDays(15)
    await signIn(member)
    expect(await sessionsOf(member)).toHaveLength(1)
  })
})

describe('two memberships', () => {
  let ida: Member
  let olaf: Member
  beforeAll(async () => {
    ida = await hub.member()
    olaf = await hub.member({ firstName: 'Olaf', lastName: 'Berg' })
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(`insert into hub.memberships (tenant_id, user_id, role) values ($1, $2, 'auditor')`, [
        olaf.tenantId,
        ida.user?.id,
      ]),
    )
  })
  const tenantsOf = ({ body }: { body: CurrentUser }) => body.tenants.map(({ tenantId }) => tenantId)

  test('the header picks the other for one call only', async () => {
    const headers = { 'x-tenant-id': olaf.tenantId }
    const picked = await ida.get<CurrentUser>('/api/auth/user', { headers })
    expect(picked.body).toMatchObject({ tenantId: olaf.tenantId })
    expect(picked.body.tenants[0]).toMatchObject({ role: 'auditor', tenantName: "Olaf Berg's organisation" })
    expect(tenantsOf(await ida.get('/api/auth/user'))).toEqual([ida.tenantId, olaf.tenantId])
  })

  test('the role is that of the tenant it acts in', async () => {
    const headers = { 'x-tenant-id': olaf.tenantId }
    const refused = await ida.post('/api/objects/upload', undefined, { headers })
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    expect((refused.body as { message: string }).message).toContain('Auditor')
    expect((await ida.post('/api/objects/upload')).status).toBe(200)
  })

  test('the chosen one is first from then on, also after the next sign-in', async () => {
    const before = ida.cookieHeader()
    await signIn(ida)
    expect(ida.cookieHeader()).not.toBe(before)
    const chosen = await ida.post<CurrentUser>('/api/auth/tenant', { tenantId: olaf.tenantId })
    expect(chosen.status).toBe(200)
    expect(tenantsOf(chosen)).toEqual([olaf.tenantId, ida.tenantId])
    expect((await ida.get('/api/auth/user')).body).toEqual(chosen.body)
    await signIn(ida)
    expect(tenantsOf(await ida.get('/api/auth/user'))).toEqual([olaf.tenantId, ida.tenantId])
    await ida.post('/api/auth/tenant', { tenantId: ida.tenantId })
    await signIn(ida)
    expect(tenantsOf(await ida.get('/api/auth/user'))).toEqual([ida.tenantId, olaf.tenantId])
  })

  test('one that has ended is gone at the next call, and another takes its place', async () => {
    await ida.post('/api/auth/tenant', { tenantId: olaf.tenantId })
    await withClient(hub.database.superuserUrl, (client) =>
      client.query('delete from hub.memberships where user_id = $1 and tenant_id = $2', [
        ida.user?.id,
        olaf.tenantId,
      ]),
    )
    expect((await ida.get('/api/auth/user')).body).toEqual(ida.user)
  })

  test('a person without any is signed in, and refused with that reason where a tenant is needed', async () => {
    const alone = await hub.member()
    await withClient(hub.database.superuserUrl, (client) =>
      client.query('delete from hub.memberships where user_id = $1', [alone.user?.id]),
    )
    expect((await alone.get('/api/auth/user')).body).toMatchObject({ tenantId: null, tenants: [] })
    expect(await alone.get('/api/documents')).toMatchObject({ status: 409, body: { code: 'no_tenant' } })
  })
})

test('the session query shows no membership of anyone else', async () => {
  const member = await hub.member()
  const { rows } = await hub.services.database.accountsPool.query(
    'select count(*)::int as seen from hub.memberships',
  )
  expect(rows).toEqual([{ seen: 0 }])
  expect(await isSignedIn(member)).toBe(true)
  const leftOver = await hub.services.database.accountsPool.query(
    `select nullif(current_setting('app.user_id', true), '') as person, (select count(*)::int from hub.memberships) as seen`,
  )
  expect(leftOver.rows).toEqual([{ person: null, seen: 0 }])
})
