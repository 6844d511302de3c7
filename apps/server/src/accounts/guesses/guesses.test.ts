import type { AddressInfo } from 'node:net'
import type { ErrorBody, RecoveryCodes, TwoFactorSetup } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeServices, openServices } from '../../open-services.ts'
import { codeAt } from '../../testing/authenticator.ts'
import { HttpClient } from '../../testing/http-client.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { buildWebServer } from '../../web-server.ts'
import { issueReset } from '../administer.ts'
import { makeReset } from '../make-reset.ts'

let hub: Hub
let minutes = 0
const clock = { now: () => new Date(Date.now() + minutes * 60_000) }

beforeAll(async () => {
  hub = await startHub({ env: { RATE_LIMIT: 'on' }, replace: { clock } })
})
afterAll(() => hub?.stop())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const signIn = (who: object, address: string, client = hub.visitor()) =>
  client.post<ErrorBody>('/api/auth/login', { password: 'wrong', ...who }, from(address))
/** Each from an address of its own. */
const guessFromMany = async (count: number, who: object, network = '203.0.113') => {
  const answers: { status: number; body: ErrorBody }[] = []
  for (let n = 1; n <= count; n++) answers.push(await signIn(who, `${network}.${n}`))
  return answers
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

describe('sixty addresses that guess at one account', () => {
  test('are stopped after twenty guesses, with an answer that states how long', async () => {
    const ida = await hub.member()
    const answers = await guessFromMany(60, { email: ida.email })
    expect(statuses(answers)).toEqual([...Array(20).fill(401), ...Array(40).fill(429)])
    expect(answers.at(-1)?.body).toEqual({
      code: 'too_many_requests',
      message:
        'Too many failed sign-ins. Please sign in on a device that you have used before, choose a new password, or try again in 60 seconds.',
    })
  })

  test('get the same answers where there is no such account', async () => {
    const ida = await hub.member()
    const known = await guessFromMany(24, { email: ida.email }, '203.0.114')
    const unknown = await guessFromMany(24, { email: 'nobody.at.all@example.org' }, '203.0.114')
    expect(unknown.map(({ status, body }) => [status, body.code])).toEqual(
      known.map(({ status, body }) => [status, body.code]),
    )
  })

  test('are stopped by another API process too, and after a restart', async () => {
    const ida = await hub.member()
    await guessFromMany(20, { email: ida.email }, '203.0.115')
    const services = openServices(hub.services.config, 'second')
    const second = await buildWebServer(services)
    await second.listen({ port: 0, host: '127.0.0.1' })
    try {
      const other = new HttpClient(`http://127.0.0.1:${(second.server.address() as AddressInfo).port}`)
      expect((await signIn({ email: ida.email }, '203.0.115.99', other)).status).toBe(429)
    } finally {
      await second.close()
      await closeServices(services)
    }
    // What a crash of the database leaves behind.
    const { rows } = await withClient(hub.database.superuserUrl, (client) =>
      client.query(
        `select relname from pg_class where relpersistence = 'u' and relname in ('guesses', 'rate_limits')`,
      ),
    )
    expect(rows).toEqual([])
  })

  test('wait longer after each guess, a quarter of an hour at most, and a day later it is over', async () => {
    const ida = await hub.member()
    await guessFromMany(20, { email: ida.email }, '203.0.116')
    const waits: number[] = []
    for (let n = 0; n < 7; n++) {
      const refused = await signIn({ email: ida.email }, `203.0.117.${n}`)
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers.get('retry-after'))
      waits.push(Math.round(seconds / 60))
      minutes += Math.ceil(seconds / 60)
      expect((await signIn({ email: ida.email }, `203.0.117.${n}`)).status).toBe(401)
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15])
    minutes += 24 * 60 + 1
    expect(statuses(await guessFromMany(20, { email: ida.email }, '203.0.118'))).toEqual(Array(20).fill(401))
  })
})

describe('the owner of an account that others guess at', () => {
  const besieged = async () => {
    const ida = await hub.member()
    await guessFromMany(20, { email: ida.email }, '198.51.100')
    expect((await signIn({ email: ida.email }, '198.51.100.30')).status).toBe(429)
    return ida
  }

  test('stays signed in, and signs in again with the browser they used before', async () => {
    const ida = await besieged()
    expect((await ida.get('/api/auth/user')).status).toBe(200)
    await ida.post('/api/auth/logout')
    const again = await signIn({ email: ida.email, password: ida.password }, '198.51.100.31', ida)
    expect(again.status).toBe(200)
  })

  test('gets in from anywhere when the wait is over', async () => {
    const ida = await besieged()
    minutes += 1
    const late = await signIn({ email: ida.email, password: ida.password }, '198.51.100.32')
    expect(late.status).toBe(200)
  })

  test('gets in from anywhere with a link for a new password', async () => {
    const ida = await besieged()
    const token = await issueReset(hub.services.database, ida.email, clock.now())
    const password = 'green-canal-88-barge'
    const browser = hub.visitor()
    const reset = { token, password, confirmPassword: password }
    expect((await browser.post('/api/auth/reset', reset)).status).toBe(200)
    expect((await signIn({ email: ida.email, password }, '198.51.100.33')).status).toBe(429)
    expect((await signIn({ email: ida.email, password }, '198.51.100.33', browser)).status).toBe(200)
  })

  test('has no more guesses on a known device than anyone else', async () => {
    const ida = await hub.member()
    const guesses: number[] = []
    for (let n = 1; n <= 11; n++) {
      guesses.push((await signIn({ email: ida.email }, `192.0.2.${n}`, ida)).status)
    }
    expect(guesses).toEqual([...Array(10).fill(401), 429])
    // Nor does a device of one person count as one of another, or a made-up one at all.
    const otto = await hub.member()
    await guessFromMany(20, { email: otto.email }, '192.0.3')
    expect((await signIn({ email: otto.email }, '192.0.3.30', ida)).status).toBe(429)
    const forger = hub.visitor()
    forger.cookies.set('efti_hub_device', `${ida.cookies.get('efti_hub_device')}x`)
    expect((await signIn({ email: otto.email }, '192.0.3.31', forger)).status).toBe(429)
  })
})

describe('codes of a second factor', () => {
  const withTwoFactor = async () => {
    const member = await hub.member()
    const { secret } = (
      await member.post<TwoFactorSetup>('/api/settings/two-factor', { password: member.password })
    ).body
    const code = codeAt(secret, clock.now())
    await member.post<RecoveryCodes>('/api/settings/two-factor/confirm', { code })
    return { member, secret }
  }

  test('are guessed ten times from many addresses, and not on the owner’s behalf', async () => {
    const { member, secret } = await withTwoFactor()
    const { email, password } = member
    const answers = await guessFromMany(14, { email, password, code: '000000' }, '192.0.4')
    expect(statuses(answers)).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
    minutes += 1 / 2
    const code = codeAt(secret, clock.now())
    expect((await signIn({ email, password, code }, '192.0.4.30', member)).status).toBe(200)
  })
})

describe('links for a new password', () => {
  test('are tried twenty times from one address, also from this machine', async () => {
    const attempt = (n: number) =>
      hub.visitor().post('/api/auth/reset', {
        token: `guess-${n}`,
        password: 'green-canal-88',
        confirmPassword: 'green-canal-88',
      })
    const tried: number[] = []
    for (let n = 0; n < 22; n++) tried.push((await attempt(n)).status)
    expect(tried).toEqual([...Array(20).fill(410), 429, 429])
  })

  test('end with a newer one; one that the operator handed over stays when somebody asks for another by mail', async () => {
    const member: Member = await hub.member()
    const password = 'green-canal-88-barge'
    const choose = async (token: string) => {
      const reset = { token, password, confirmPassword: password }
      return (await hub.visitor().post('/api/auth/reset', reset, from('192.0.5.1'))).status
    }
    const make = (mailed: boolean) =>
      hub.services.database.unsafeAccounts((db) =>
        makeReset(db, member.user?.id ?? '', clock.now(), { mailed }),
      )
    const [older, handedOver] = [await make(true), await make(false)]
    const [first] = [await make(true), await make(true)]
    for (const ended of [older, first]) expect(await choose(ended)).toBe(410)
    expect(await choose(handedOver)).toBe(200)
  })
})
