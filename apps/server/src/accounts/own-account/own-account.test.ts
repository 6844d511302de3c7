import type {
  AuditEventDetail,
  AuditList,
  ErrorBody,
  RecoveryCodes,
  SessionsList,
  SignedIn,
  TwoFactorSetup,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAt } from '../../testing/authenticator.ts'
import { type HttpClient, type Hub, type Member, startHub, withClient } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let otto: Member
let seconds = 0
const clock = { now: () => new Date(Date.now() + seconds * 1_000) }

beforeAll(async () => {
  hub = await startHub({ env: { RATE_LIMIT: 'on' }, replace: { clock } })
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const NEW = 'yellow-wagon-12-bridge'
const signIn = async (member: Member, more: object = {}) => {
  const client = hub.visitor()
  const credentials = { email: member.email, password: member.password, ...more }
  return { client, answer: await client.post<SignedIn & ErrorBody>('/api/auth/login', credentials) }
}
const change = (member: HttpClient, form: object) =>
  member.post<ErrorBody>('/api/settings/password', {
    currentPassword: '',
    password: NEW,
    confirmPassword: NEW,
    ...form,
  })
const codeOf = (secret: string) => codeAt(secret, clock.now())
const asName = async () => (await ida.get<SessionsList>('/api/settings/sessions')).body.items

describe('the password', () => {
  test('is not changed by who does not know it, or types the new one wrongly', async () => {
    const wrong = await change(ida, { currentPassword: 'guessed-at-it' })
    expect([wrong.status, wrong.body.fields]).toEqual([
      403,
      { currentPassword: 'This is not your password.' },
    ])
    const unlike = await change(ida, { currentPassword: ida.password, confirmPassword: 'other' })
    expect(unlike.body.fields).toEqual({ confirmPassword: "Passwords don't match" })
    const short = await change(ida, { password: 'short', confirmPassword: 'short' })
    expect(short.body.fields).toEqual({ password: 'Password must be at least 8 characters' })
    expect((await signIn(ida)).answer.status).toBe(200)
  })

  test('is changed, and other sessions end', async () => {
    const { client } = await signIn(otto)
    expect((await change(otto, { currentPassword: otto.password })).status).toBe(200)
    expect((await client.get('/api/auth/user')).status).toBe(401)
    expect((await otto.get('/api/auth/user')).status).toBe(200)
    expect((await signIn(otto)).answer.status).toBe(401)
    expect((await signIn(otto, { password: NEW })).answer.status).toBe(200)
  })

  test('cannot be guessed at without end', async () => {
    const petra = await hub.member({ firstName: 'Petra' })
    let last = 0
    for (let n = 0; n < 11; n++) last = (await change(petra, { currentPassword: `guess ${n}` })).status
    expect(last).toBe(429)
  })
})

describe('sessions', () => {
  test('are listed with the one that asks first, and signed out one by one or all others', async () => {
    const { client: train } = await signIn(ida)
    const { client: ferry } = await signIn(ida)
    const sessions = await asName()
    expect(sessions[0]?.current).toBe(true)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const theirs = (await ferry.get<SessionsList>('/api/settings/sessions')).body.items[0]
    expect((await otto.delete(`/api/settings/sessions/${theirs?.id}`)).status).toBe(404)
    expect((await ida.delete('/api/settings/sessions/nonsense')).status).toBe(404)
    expect((await ida.delete(`/api/settings/sessions/${theirs?.id}`)).status).toBe(200)
    expect((await ferry.get('/api/auth/user')).status).toBe(401)
    expect((await train.get('/api/auth/user')).status).toBe(200)
    await ida.delete('/api/settings/sessions/others')
    expect((await train.get('/api/auth/user')).status).toBe(401)
    expect(await asName()).toHaveLength(1)
  })
})

const eventsOf = async (member: Member, action: string) => {
  const { items } = (await member.get<AuditList>(`/api/audit?search=${action.replaceAll('-', ' ')}`)).body
  const events = items.filter((event) => event.action === action)
  return Promise.all(
    events.map(async ({ id }) => (await member.get<AuditEventDetail>(`/api/audit/${id}`)).body),
  )
}

describe('the trail', () => {
  test('lists which sessions were ended, by whom, and that a password asked again was wrong', async () => {
    const member = await hub.member()
    await signIn(member)
    await member.delete('/api/settings/sessions/others')
    expect(await eventsOf(member, 'sessions-ended')).toMatchObject([
      {
        userName: 'Ida Lindqvist',
        details: '1 session signed out',
        oldValue: [{ program: expect.any(String), since: expect.any(String) }],
      },
    ])
    await change(member, { currentPassword: 'guessed-at-it' })
    await expect
      .poll(async () => (await eventsOf(member, 'sign-in-failed')).map(({ details }) => details))
      .toEqual(['Wrong password, asked again while signed in'])
    await signIn(member)
    await change(member, { currentPassword: member.password })
    expect(await eventsOf(member, 'password-changed')).toMatchObject([{ details: '1 session signed out' }])
  })
})

describe('two-factor sign-in', () => {
  const setUp = (member: Member, password = member.password) =>
    member.post<TwoFactorSetup & ErrorBody>('/api/settings/two-factor', { password })
  const confirm = (member: Member, code: string) =>
    member.post<RecoveryCodes & ErrorBody>('/api/settings/two-factor/confirm', { code })

  test('is not begun or ended without the password, and is off until a code was right', async () => {
    const member = await hub.member()
    expect((await setUp(member, 'guessed-at-it')).status).toBe(403)
    expect((await confirm(member, '123456')).status).toBe(409)
    const { body } = await setUp(member)
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    expect(body.qr.length).toBeGreaterThan(20)
    expect((await confirm(member, '000000')).status).toBe(400)
    expect((await signIn(member)).answer.status).toBe(200)
  })

  test('asks the code after the password; a code is good once, and a recovery code once', async () => {
    const member = await hub.member()
    const { secret } = (await setUp(member)).body
    const confirmed = await confirm(member, codeOf(secret))
    const [recovery = ''] = confirmed.body.recoveryCodes
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect((await setUp(member)).status).toBe(409)
    expect(await eventsOf(member, 'two-factor-switched-on')).toMatchObject([
      { oldValue: 'Off', newValue: 'On' },
    ])

    expect((await signIn(member, { password: 'wrong-password' })).answer.body.code).toBe(
      'invalid_credentials',
    )
    expect((await signIn(member)).answer.body.code).toBe('code_required')
    // The one that confirmed it is spent.
    expect((await signIn(member, { code: codeOf(secret) })).answer.body.code).toBe('code_wrong')
    seconds += 30
    expect((await signIn(member, { code: codeOf(secret) })).answer.status).toBe(200)
    expect((await signIn(member, { code: codeOf(secret) })).answer.body.code).toBe('code_wrong')
    expect((await signIn(member, { code: recovery.toUpperCase() })).answer.status).toBe(200)
    expect((await signIn(member, { code: recovery })).answer.body.code).toBe('code_wrong')

    expect((await member.post('/api/settings/two-factor/off', { password: 'wrong' })).status).toBe(403)
    expect((await signIn(member)).answer.body.code).toBe('code_required')
    await member.post('/api/settings/two-factor/off', { password: member.password })
    expect((await signIn(member)).answer.status).toBe(200)
    const withWhat = async (action: string) => (await eventsOf(member, action)).map(({ details }) => details)
    expect(await withWhat('sign-in')).toEqual(['', 'With a recovery code', 'With a code of the app'])
    await expect
      .poll(async () => new Set(await withWhat('sign-in-failed')))
      .toEqual(
        new Set([
          'Right password, wrong code',
          'Wrong password',
          'Wrong password, asked again while signed in',
        ]),
      )
  })

  test('codes are by SHA-256, or by SHA-1 of apps that know no other; each app keeps to one', async () => {
    for (const [own, other] of [
      ['SHA256', 'SHA1'],
      ['SHA1', 'SHA256'],
    ] as const) {
      const member = await hub.member()
      const { secret, uri } = (await setUp(member)).body
      expect(uri).toContain('algorithm=SHA256')
      expect((await confirm(member, codeAt(secret, clock.now(), own))).status).toBe(200)
      seconds += 30
      const code = (algorithm: typeof own) => signIn(member, { code: codeAt(secret, clock.now(), algorithm) })
      expect((await code(other)).answer.status).toBe(401)
      expect((await code(own)).answer.status).toBe(200)
    }
  })

  test('codes cannot be guessed at without end', async () => {
    const member = await hub.member()
    const { secret } = (await setUp(member)).body
    await confirm(member, codeOf(secret))
    let last = 0
    for (let n = 0; n < 11; n++) last = (await signIn(member, { code: String(100_000 + n) })).answer.status
    expect(last).toBe(429)
  })

  test('nor from one address after the other', async () => {
    const member = await hub.member()
    const { secret } = (await setUp(member)).body
    await confirm(member, codeOf(secret))
    const from = (n: number, code: string) =>
      hub
        .visitor()
        .post(
          '/api/auth/login',
          { email: member.email, password: member.password, code },
          { headers: { 'x-forwarded-for': `203.0.113.${n}` } },
        )
    for (let n = 0; n < 10; n++) expect((await from(n, String(100_000 + n))).status).toBe(401)
    seconds += 30
    expect((await from(11, codeOf(secret))).status).toBe(429)
    seconds += 16 * 60
  })

  test('the secret is sealed in the database, and recovery codes are hashed', async () => {
    const member = await hub.member()
    const { secret } = (await setUp(member)).body
    const [code = ''] = (await confirm(member, codeOf(secret))).body.recoveryCodes
    const { rows } = await withClient(hub.database.superuserUrl, (client) =>
      client.query(
        'select t::text as row from accounts.two_factor t union all select r::text from accounts.recovery_codes r',
      ),
    )
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ row }) => row.includes(secret) || row.includes(code))).toEqual([])
  })
})
