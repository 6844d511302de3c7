import { createHash } from 'node:crypto'
import type { SignedIn } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, startHub, withClient } from '../testing/index.ts'

let hub: Hub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())

const form = {
  email: 'ida@example.org',
  firstName: 'Ida',
  lastName: 'Lindqvist',
  password: 'blue-lorry-41',
  confirmPassword: 'blue-lorry-41',
}
const register = (change: Record<string, unknown> = {}) =>
  hub.visitor().post<SignedIn>('/api/auth/register', { ...form, ...change })

const rows = (sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query(sql, values)).rows)

describe('refused', () => {
  test.each([
    ['email', 'not-an-address', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', "x'; drop table accounts.users; --@example.org", 'Please enter a valid email address'],
    ['email', { $ne: null }, 'Please enter a valid email address'],
    ['firstName', '  ', 'First name is required'],
    ['firstName', 'Ida\u0000', 'Invalid input'],
    ['lastName', '', 'Last name is required'],
    ['lastName', undefined, 'Required'],
    ['lastName', 'x'.repeat(101), 'String must contain at most 100 character(s)'],
    ['password', 'short', 'Password must be at least 8 characters'],
    ['confirmPassword', 'blue-lorry-42', "Passwords don't match"],
  ])('%s %j: %s', async (field, value, message) => {
    const { status, body } = await register({ email: 'refused@example.org', [field]: value })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_request', fields: { [field]: message } })
    expect(body).toMatchObject({ message: expect.stringContaining(message) })
    expect(await rows(`select from accounts.users where email like 'refused%'`)).toHaveLength(0)
  })

  test.each([[null], [[]], ['text'], [17]])('a body of %j', async (json) => {
    expect((await hub.visitor().post('/api/auth/register', json)).status).toBe(400)
  })

  test('a body of one megabyte', async () => {
    const { status, body } = await register({ firstName: 'x'.repeat(1_000_000) })
    expect(status).toBe(413)
    expect(body).toMatchObject({ message: expect.stringMatching(/larger/) })
  })
})

describe('taken', () => {
  beforeAll(async () => {
    await register({ email: 'taken@example.org' })
  })

  test.each(['taken@example.org', 'TAKEN@Example.ORG', '  Taken@example.org '])('%j', async (email) => {
    const answer = await register({ email })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'email_taken', message: expect.stringContaining('sign in') })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('of two at the same time one wins, and the other leaves nothing behind', async () => {
    const both = await Promise.all([
      register({ email: 'twice@example.org' }),
      register({ email: 'twice@example.org' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await rows(`select from accounts.users where email = 'twice@example.org'`)).toHaveLength(1)
    const orphans = await rows(
      `select from hub.tenants t where not exists (select from hub.memberships m where m.tenant_id = t.id)`,
    )
    expect(orphans).toHaveLength(0)
  })
})

describe('registered', () => {
  test('opens a session of the person and their own organisation', async () => {
    const visitor = hub.visitor()
    const { status, body } = await visitor.post<SignedIn>('/api/auth/register', form)
    expect(status).toBe(201)
    const { user } = body
    expect(user).toEqual({
      id: expect.any(String),
      name: 'Ida Lindqvist',
      email: 'ida@example.org',
      tenantId: user.tenants[0]?.tenantId,
      platformAdmin: false,
      tenants: [
        {
          tenantId: expect.any(String),
          role: 'compliance_manager',
          tenantName: "Ida Lindqvist's organisation",
          needsTwoFactor: false,
        },
      ],
      hasTwoFactor: false,
    })
    expect(await visitor.get('/api/auth/user')).toMatchObject({ status: 200, body: user })
  })

  test('email and names are stored trimmed, the email in lower case', async () => {
    const { body } = await register({
      email: ' Åse@Example.ORG'.replace('Å', 'A'),
      firstName: ' Åse ',
      lastName: ' O’Neill ',
    })
    expect(body.user).toMatchObject({ email: 'ase@example.org', name: 'Åse O’Neill' })
  })

  test('the organisation has a Production key whose secret is stored nowhere', async () => {
    const { body } = await register({ email: 'key@example.org' })
    const keys = await rows(`select * from hub.api_keys where tenant_id = $1`, [body.user.tenantId])
    expect(keys).toEqual([expect.objectContaining({ name: 'Production', revoked_at: null })])
    expect(keys[0].hint).toMatch(/^[\w-]{4}$/)
    expect(keys[0].secret_hash).toHaveLength(32)
  })

  test('neither password nor cookie is in the database', async () => {
    const visitor = hub.visitor()
    await visitor.post('/api/auth/register', { ...form, email: 'secret@example.org' })
    const token = visitor.cookies.get('efti_hub_session') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const [stored] = await rows(
      `select s.token_hash, s::text || u::text || p::text as everything
         from accounts.users u join accounts.passwords p on p.user_id = u.id join accounts.sessions s on s.user_id = u.id
        where u.email = 'secret@example.org'`,
    )
    expect(stored.everything).toContain('$argon2id$')
    expect(stored.everything).not.toContain(token)
    expect(stored.everything).not.toContain(form.password)
    // Nor a hash that somebody with write access to the database could make.
    expect(stored.token_hash).toHaveLength(32)
    expect(stored.token_hash).not.toEqual(createHash('sha256').update(token).digest())
  })

  test('registering while signed in ends the session that was open', async () => {
    const visitor = hub.visitor()
    await visitor.post('/api/auth/register', { ...form, email: 'first@example.org' })
    const cookie = visitor.cookieHeader()
    await visitor.post('/api/auth/register', { ...form, email: 'second@example.org' })
    expect((await hub.visitor().get('/api/auth/user', { headers: { cookie } })).status).toBe(401)
    expect((await visitor.get('/api/auth/user')).body).toMatchObject({ email: 'second@example.org' })
  })
})
