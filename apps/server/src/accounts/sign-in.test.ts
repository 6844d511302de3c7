import type { SignedIn } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../testing/index.ts'

let hub: Hub
let ida: Member
beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub?.stop())

const WRONG = { code: 'invalid_credentials', message: 'Invalid email or password. Please try again.' }
const signIn = (email: unknown, password: unknown, client = hub.visitor()) =>
  client.post<SignedIn>('/api/auth/login', { email, password })

describe('refused', () => {
  test('a wrong password and an unknown person get the same answer', async () => {
    const wrong = await signIn(ida.email, 'not-the-password')
    const unknown = await signIn('nobody@example.org', ida.password)
    for (const { status, body, headers } of [wrong, unknown]) {
      expect([status, body]).toEqual([401, WRONG])
      expect(headers.getSetCookie()).toEqual([])
    }
    const names = (headers: Headers) => [...headers.keys()].sort()
    expect(names(wrong.headers)).toEqual(names(unknown.headers))
  })

  test.each([`' or '1'='1`, `${'x'.repeat(500)}`, 'Blue-Lorry-41-Ferry', 'blue-lorry-41-ferry '])(
    'the password %j',
    async (password) => {
      expect(await signIn(ida.email, password)).toMatchObject({ status: 401, body: WRONG })
    },
  )

  test.each([
    ['email', 'ida', 'x', 'Please enter a valid email address'],
    ['email', '', 'x', 'Please enter a valid email address'],
    ['email', ['ida@example.org'], 'x', 'Please enter a valid email address'],
    ['password', 'ida@example.org', '', 'Password is required'],
    ['password', 'ida@example.org', undefined, 'Required'],
    ['password', 'ida@example.org', { length: 9 }, 'Invalid input'],
    ['password', 'ida@example.org', 'x'.repeat(1_025), 'String must contain at most 1024 character(s)'],
  ])('a form whose %s is wrong (%j, %j): %s', async (field, email, password, message) => {
    const { status, body } = await signIn(email, password)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_request', fields: { [field]: message } })
  })

  test('a body of one megabyte, and one that is no JSON', async () => {
    expect((await signIn(ida.email, 'x'.repeat(1_000_000))).status).toBe(413)
    const headers = { 'content-type': 'application/json' }
    const bytes = Buffer.from('{"email":')
    expect((await hub.visitor().request('POST', '/api/auth/login', { bytes, headers })).status).toBe(400)
  })
})

describe('signed in', () => {
  test.each([(email: string) => email, (email: string) => ` ${email.toUpperCase()} `])(
    'in any case of the email',
    async (written) => {
      const client = hub.visitor()
      const { status, body } = await signIn(written(ida.email), ida.password, client)
      expect([status, body]).toEqual([200, { user: ida.user }])
      expect((await client.get('/api/auth/user')).body).toEqual(ida.user)
    },
  )

  test('a cookie planted beforehand is not taken over', async () => {
    const planted = 'P'.repeat(43)
    const client = hub.visitor()
    client.cookies.set('efti_hub_session', planted)
    await signIn(ida.email, ida.password, client)
    expect(client.cookies.get('efti_hub_session')).toMatch(/^[\w-]{43}$/)
    expect(client.cookies.get('efti_hub_session')).not.toBe(planted)
    const thief = { headers: { cookie: `efti_hub_session=${planted}` } }
    expect((await hub.visitor().get('/api/auth/user', thief)).status).toBe(401)
  })

  test('a planted session of the attacker’s own ends', async () => {
    const attacker = await hub.member()
    const client = hub.visitor()
    client.cookies.set('efti_hub_session', attacker.cookies.get('efti_hub_session') ?? '')
    await signIn(ida.email, ida.password, client)
    expect((await attacker.get('/api/auth/user')).status).toBe(401)
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email: ida.email })
  })

  test('several sessions live side by side', async () => {
    const [one, other] = [hub.visitor(), hub.visitor()]
    await signIn(ida.email, ida.password, one)
    await signIn(ida.email, ida.password, other)
    expect(one.cookieHeader()).not.toBe(other.cookieHeader())
    await one.post('/api/auth/logout')
    expect((await other.get('/api/auth/user')).status).toBe(200)
  })

  test('fifty at the same time are all let in', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(ida.email, ida.password)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

test('the external provider, not set up, leads back to the form with a notice', async () => {
  const { status, headers } = await hub.visitor().get('/api/login')
  expect([status, headers.get('location')]).toEqual([302, '/login?notice=provider-not-configured'])
})
