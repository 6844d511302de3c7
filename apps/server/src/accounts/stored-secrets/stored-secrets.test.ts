import { createCipheriv, createHash, hkdfSync } from 'node:crypto'
import type { ErrorBody, RecoveryCodes, SignedIn, TwoFactorSetup } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataCipher } from '../../platform/data-cipher.ts'
import { makeLog } from '../../platform/log.ts'
import { renewStoredSecrets } from '../../renew-stored-secrets.ts'
import { codeAt } from '../../testing/authenticator.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { signedToken, startTokenIssuer, type TokenIssuer } from '../../testing/token-issuer.ts'

const SECRET = 'a secret that only the tests know, 32 characters'
const NEW_SECRET = 'another secret that only the tests know, 32 characters'
const KEY = 'a data key that only the tests know, 32 characters'
const NEW_KEY = 'another data key that only the tests know, 32 characters'

let issuer: TokenIssuer
let hub: Hub
let seconds = 0
const clock = { now: () => new Date(Date.now() + seconds * 1_000) }
const hubs: Hub[] = []

beforeAll(async () => {
  issuer = await startTokenIssuer('hub')
  hub = await open({})
})
afterAll(async () => {
  // The first one owns the database of all.
  for (const one of hubs.reverse()) await one.stop()
  await issuer?.stop()
})

/** A hub with other secrets, on the database of the first. */
async function open(env: Record<string, string>): Promise<Hub> {
  const oidc = { OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: 'hub' }
  const one = await startHub({
    env: { ...oidc, WEBHOOKS_ALLOW: '127.0.0.1', ...env },
    after: hubs[0],
    replace: { clock },
  })
  hubs.push(one)
  return one
}

const renew = (sessionSecret = SECRET, dataKey = KEY, previousDataKey: string | null = null) =>
  renewStoredSecrets(
    hub.database.appUrl,
    { sessionSecret, dataKey, previousDataKey },
    makeLog('silent', 'test'),
  )
const query = <Row = Record<string, string>>(text: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query(text, values)).rows as Row[])

interface TwoFactorMember extends Member {
  secret: string
  recoveryCodes: string[]
}

async function withTwoFactor(at = hub): Promise<TwoFactorMember> {
  const member = await at.member()
  const proof = { password: member.password }
  const { secret } = (await member.post<TwoFactorSetup>('/api/settings/two-factor', proof)).body
  const code = codeAt(secret, clock.now())
  const { body } = await member.post<RecoveryCodes>('/api/settings/two-factor/confirm', { code })
  return Object.assign(member, { secret, recoveryCodes: body.recoveryCodes })
}

/** No code is good twice: each sign-in is a minute after the one before. */
async function signInByCode({ email, password, secret }: TwoFactorMember, at = hub): Promise<number> {
  seconds += 60
  const form = { email, password, code: codeAt(secret, clock.now()) }
  return (await at.visitor().post<SignedIn & ErrorBody>('/api/auth/login', form)).status
}

async function signInAs(sub: string, at = hub, more: object = {}): Promise<string | number> {
  const browser = at.visitor()
  const claims = () => ({ ...issuer.claims(), sub, email: `${sub}@example.org`, ...more })
  const [key] = issuer.keys
  const ledTo = await issuer.signIn(browser, () => (key ? signedToken(key, claims()) : ''))
  if (ledTo !== '/') return ledTo
  return (await browser.get<{ id: string }>('/api/auth/user')).body.id
}
/** Only the identity shows the owner. */
const unverified = { email_verified: false }

describe('the session secret', () => {
  test('a new one signs everybody out', async () => {
    const member = await hub.member()
    const cookie = member.cookieHeader()
    const open_ = await open({ SESSION_SECRET: NEW_SECRET })
    expect((await open_.visitor().get('/api/auth/user', { headers: { cookie } })).status).toBe(401)
    await renew(NEW_SECRET)
    expect(await query('select id from accounts.sessions where user_id = $1', [member.user?.id])).toEqual([])
    expect((await member.get('/api/auth/user')).status).toBe(401)
  })

  test('a session of an earlier version goes on, until the secret changes', async () => {
    const member = await hub.member()
    const token = member.cookies.get('efti_hub_session') ?? ''
    await query('update accounts.sessions set token_hash = $1, secret_id = null where user_id = $2', [
      createHash('sha256').update(token).digest(),
      member.user?.id,
    ])
    await renew()
    expect((await member.get('/api/auth/user')).status).toBe(200)
    await renew(NEW_SECRET)
    expect((await member.get('/api/auth/user')).status).toBe(401)
  })

  test('who writes to the database cannot make a session', async () => {
    const member = await hub.member()
    const token = 'A'.repeat(43)
    await query(
      `insert into accounts.sessions (user_id, token_hash, secret_id, created_at, expires_at, confirmed_at)
       select user_id, $1, secret_id, created_at, expires_at, confirmed_at from accounts.sessions where user_id = $2`,
      [createHash('sha256').update(token).digest(), member.user?.id],
    )
    const headers = { cookie: `efti_hub_session=${token}` }
    expect((await hub.visitor().get('/api/auth/user', { headers })).status).toBe(401)
  })

  test('codes of the app and identities do not depend on it', async () => {
    const member = await withTwoFactor()
    const person = await signInAs('independent')
    const other = await open({ SESSION_SECRET: NEW_SECRET })
    expect(await signInByCode(member, other)).toBe(200)
    expect(await signInAs('independent', other, unverified)).toBe(person)
  })
})

describe('in the database', () => {
  test('neither secrets nor subjects can be read', async () => {
    const { secret } = await withTwoFactor()
    await signInAs('subject-nobody-may-read')
    const rows = await query(
      'select t::text as row from accounts.two_factor t union all select i::text from accounts.identities i',
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ row }) => row?.includes(secret) || row?.includes('nobody-may-read'))).toEqual([])
  })

  test('a secret that is copied to another person opens nothing there', async () => {
    const [ida, otto] = [await withTwoFactor(), await withTwoFactor()]
    await query(
      `update accounts.two_factor set sealed_secret = (select sealed_secret from accounts.two_factor where user_id = $1)
        where user_id = $2`,
      [ida.user?.id, otto.user?.id],
    )
    otto.secret = ida.secret
    expect(await signInByCode(otto)).toBe(401)
    expect(await signInByCode(ida)).toBe(200)
    const [code] = otto.recoveryCodes
    const form = { email: otto.email, password: otto.password, code }
    expect((await hub.visitor().post('/api/auth/login', form)).status).toBe(200)
  })

  test('an identity that is given to another person opens nothing', async () => {
    const victim = await hub.member()
    const attacker = await signInAs('attacker')
    await query('update accounts.identities set user_id = $1 where user_id = $2', [victim.user?.id, attacker])
    expect(await signInAs('attacker')).toBe('/login?notice=provider-refused')
  })
})

describe('what an earlier version left', () => {
  /** As it was sealed before there was a data key. */
  function sealed(text: string, sessionSecret: string): string {
    const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'two-factor secrets', 32))
    const iv = Buffer.alloc(12, 7)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')
  }
  const leave = async (member: TwoFactorMember, secret = SECRET) => {
    await query('update accounts.two_factor set sealed_secret = $1 where user_id = $2', [
      sealed(member.secret, secret),
      member.user?.id,
    ])
  }
  const storedOf = async (member: Member) => {
    const [row] = await query('select sealed_secret as stored from accounts.two_factor where user_id = $1', [
      member.user?.id,
    ])
    return row?.stored ?? ''
  }
  const plain = (sub: string, userId: unknown) =>
    query(
      `update accounts.identities set subject = $1, sealed_subject = null, subject_digest = null where user_id = $2`,
      [sub, userId],
    )

  test('works before it is encrypted, and after', async () => {
    const member = await withTwoFactor()
    const person = await signInAs('earlier')
    await leave(member)
    await plain('earlier', person)
    expect(await signInByCode(member)).toBe(200)
    expect(await signInAs('earlier', hub, unverified)).toBe(person)
    await renew()
    expect(await storedOf(member)).toMatch(/^v1\./)
    const left = await query('select subject from accounts.identities where subject is not null')
    expect(left).toEqual([])
    expect(await signInByCode(member)).toBe(200)
    expect(await signInAs('earlier', hub, unverified)).toBe(person)
  })

  test('and cannot be read is left as it is, and stops nothing', async () => {
    const [lost, member] = [await withTwoFactor(), await withTwoFactor()]
    await leave(lost, NEW_SECRET)
    await leave(member)
    const before = await storedOf(lost)
    await renew()
    expect(await storedOf(lost)).toBe(before)
    expect(await storedOf(member)).toMatch(/^v1\./)
    await query('delete from accounts.two_factor where user_id = $1', [lost.user?.id])
  })

  test('survives an end half-way: the next run goes on', async () => {
    const members = [await withTwoFactor(), await withTwoFactor()]
    for (const member of members) await leave(member)
    const person = await signInAs('half-way')
    await plain('half-way', person)
    // The second statement of the run fails, as when the process or the database dies there.
    await query('alter table accounts.identities add constraint dies check (subject is not null) not valid')
    await expect(renew()).rejects.toThrow('dies')
    for (const member of members) expect(await signInByCode(member)).toBe(200)
    expect(await signInAs('half-way', hub, unverified)).toBe(person)
    await query('alter table accounts.identities drop constraint dies')
    await renew()
    for (const member of members) expect(await signInByCode(member)).toBe(200)
    expect(await signInAs('half-way', hub, unverified)).toBe(person)
  })
})

test('a new data key: nobody notices, and in the end the one before is of no use', async () => {
  const member = await withTwoFactor()
  const person = await signInAs('rotated')
  const { body: webhook } = await member.post<{ id: string }>('/api/webhooks', {
    name: 'ERP',
    url: 'http://127.0.0.1:9/hub',
    events: ['document.checked'],
  })
  const early = await open({ DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: KEY })
  expect(await signInByCode(member, early)).toBe(200)
  expect(await signInAs('rotated', early, unverified)).toBe(person)

  await expect(renew(SECRET, NEW_KEY)).rejects.toThrow(
    /under a data key that is not given \(key [0-9a-f]{12}/,
  )
  await renew(SECRET, NEW_KEY, KEY)
  await renew(SECRET, NEW_KEY)
  const [row] = await query('select secret from hub.webhooks where id = $1', [webhook.id])
  expect(row?.secret).toContain(makeDataCipher(NEW_KEY, null).currentPrefix)
  const late = await open({ DATA_KEY: NEW_KEY })
  expect(await signInByCode(member, late)).toBe(200)
  expect(await signInAs('rotated', late, unverified)).toBe(person)
  // A process that knows both reads on, with either of the two.
  const both = await open({ DATA_KEY: KEY, DATA_KEY_PREVIOUS: NEW_KEY })
  expect(await signInByCode(member, both)).toBe(200)
  expect(await signInAs('rotated', both, unverified)).toBe(person)
  // One that has only the old key lets nobody in by a code, and takes nobody for somebody new.
  expect(await signInByCode(member)).toBe(401)
  expect(await signInAs('rotated', hub, unverified)).toBe('/login?notice=provider-unverified')
  await renew(SECRET, KEY, NEW_KEY)
  expect(await signInByCode(member)).toBe(200)
})
