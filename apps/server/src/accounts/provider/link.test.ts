import type { AuditList, CurrentUser, ErrorBody, SignedIn, TwoFactorSetup } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeAt } from '../../testing/authenticator.ts'
import { freePort } from '../../testing/free-port.ts'
import { type Claims, startIdentityProvider, type TestProvider } from '../../testing/identity-provider.ts'
import { type HttpClient, type Hub, type Member, startHub, withClient } from '../../testing/index.ts'

let hub: Hub
let provider: TestProvider
let ida: Member
let minutes = 0
const accounts: Record<string, Claims> = {}
const clock = { now: () => new Date(Date.now() + minutes * 60_000) }

beforeAll(async () => {
  const port = await freePort()
  const env = {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'hub',
    OIDC_CLIENT_SECRET: 'a secret of the hub, for tests only',
    OIDC_NAME: 'Harbour ID',
  }
  hub = await startHub({ env: { ...env, RATE_LIMIT: 'on' }, replace: { clock } })
  provider = await startIdentityProvider(port, hub.url, accounts)
})
afterAll(async () => {
  await provider?.stop()
  await hub?.stop()
})
beforeEach(async () => {
  ida = await hub.member()
  accounts[ida.email] = { email: ida.email, email_verified: true }
  await sql('update accounts.users set email_confirmed_at = now() where email = $1')
})

const sql = (statement: string) =>
  withClient(hub.database.superuserUrl, (client) => client.query(statement, [ida.email]))

async function comeFromProvider(): Promise<{ browser: HttpClient; ledTo: string }> {
  const browser = hub.visitor()
  return { browser, ledTo: await provider.signIn(browser, ida.email) }
}
const prove = (browser: HttpClient, proof: object) =>
  browser.post<SignedIn & ErrorBody>('/api/auth/provider', proof)
const whoIn = async (browser: HttpClient) => (await browser.get<CurrentUser>('/api/auth/user')).body.id

async function setUpTwoFactor(): Promise<() => string> {
  const { secret } = (await ida.post<TwoFactorSetup>('/api/settings/two-factor', {})).body
  await ida.post('/api/settings/two-factor/confirm', { code: codeAt(secret, clock.now()) })
  minutes += 1
  return () => codeAt(secret, clock.now())
}

test('a confirmed account with a password is linked once that is given; afterwards the provider is enough', async () => {
  const { browser, ledTo } = await comeFromProvider()
  expect(ledTo).toBe('/login?proof=password')
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  const wrong = await prove(browser, { password: 'not hers' })
  expect([wrong.status, wrong.body.fields]).toEqual([403, { password: 'This is not your password.' }])
  expect((await prove(browser, { code: '000000' })).status).toBe(403)
  expect((await comeFromProvider()).ledTo).toBe('/login?proof=password')
  expect((await prove(browser, { password: ida.password })).body.user.id).toBe(ida.user?.id)
  expect(await whoIn(browser)).toBe(ida.user?.id)
  expect((await prove(browser, { password: ida.password })).status).toBe(410)
  const again = await comeFromProvider()
  expect([again.ledTo, await whoIn(again.browser)]).toEqual(['/', ida.user?.id])
  const { items } = (await ida.get<AuditList>('/api/audit')).body
  const acts = items.map(({ action }) => action)
  expect(acts.filter((action) => action === 'identity-linked')).toHaveLength(1)
  expect(acts).toContain('sign-in-failed')
})

test('one with a second factor as well takes both', async () => {
  const code = await setUpTwoFactor()
  const { browser, ledTo } = await comeFromProvider()
  expect(ledTo).toBe('/login?proof=password-code')
  expect((await prove(browser, { password: ida.password })).body.code).toBe('code_required')
  expect((await prove(browser, { password: ida.password, code: '000000' })).body.code).toBe('code_wrong')
  expect((await prove(browser, { code: code() })).body.code).toBe('password_wrong')
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect((await prove(browser, { password: ida.password, code: code() })).status).toBe(200)
  expect(await whoIn(browser)).toBe(ida.user?.id)
})

test('one with a second factor and no password takes the code', async () => {
  const code = await setUpTwoFactor()
  await sql('delete from accounts.passwords where user_id = (select id from accounts.users where email = $1)')
  const { browser, ledTo } = await comeFromProvider()
  expect(ledTo).toBe('/login?proof=code')
  expect((await prove(browser, { password: 'any' })).body.code).toBe('code_required')
  expect((await prove(browser, { code: code() })).status).toBe(200)
  expect(await whoIn(browser)).toBe(ida.user?.id)
})

test('without having come from the provider, or ten minutes later, nothing is linked', async () => {
  expect((await prove(hub.visitor(), { password: ida.password })).body.code).toBe('link_ended')
  const { browser } = await comeFromProvider()
  minutes += 11
  expect((await prove(browser, { password: ida.password })).status).toBe(410)
})

test('wrong passwords count as failed sign-ins of the account', async () => {
  const { browser } = await comeFromProvider()
  const tried: number[] = []
  for (let n = 0; n < 11; n++) tried.push((await prove(browser, { password: `guess ${n}` })).status)
  expect(tried).toEqual([...Array(10).fill(403), 429])
})
