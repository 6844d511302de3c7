import type { ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { makeReset } from '../make-reset.ts'

let hub: Hub
let ida: Member
let hours = 0

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => new Date(Date.now() + hours * 3_600_000) } } })
  ida = await hub.member()
})
afterAll(() => hub?.stop())

const NEW = 'yellow-wagon-12-bridge'
const reset = (token: string, confirmPassword = NEW) =>
  hub.visitor().post<ErrorBody>('/api/auth/reset', { token, password: NEW, confirmPassword })
const tokenFor = (member: Member) =>
  hub.services.database.unsafeAccounts((db) =>
    makeReset(db, member.user?.id ?? '', hub.services.clock.now(), { mailed: false }),
  )
const signIn = (password: string) => hub.visitor().post('/api/auth/login', { email: ida.email, password })

test('nobody chooses a password with a token that is none or too old', async () => {
  const last = await tokenFor(ida)
  expect((await reset('nonsense')).body.code).toBe('reset_ended')
  hours = 25
  expect((await reset(last)).body.code).toBe('reset_ended')
  hours = 0
  expect((await signIn(ida.password)).status).toBe(200)
})

test('a link is good once, ends every session, and ends with a newer one', async () => {
  const other = await tokenFor(ida)
  const token = await tokenFor(ida)
  expect((await reset(other)).body.code).toBe('reset_ended')
  expect((await reset(token, 'something else')).body.fields).toEqual({
    confirmPassword: "Passwords don't match",
  })
  expect((await reset(token)).status).toBe(200)
  expect((await reset(token)).status).toBe(410)
  expect((await ida.get('/api/auth/user')).status).toBe(401)
  expect((await signIn(ida.password)).status).toBe(401)
  expect((await signIn(NEW)).status).toBe(200)
})

test('without a mail server nobody can ask for one, and the answer states it', async () => {
  const { status, body } = await hub
    .visitor()
    .post<ErrorBody>('/api/auth/reset/request', { email: ida.email })
  expect([status, body.code]).toEqual([409, 'not_configured'])
})

test('with one it is mailed to who has an account; the answer does not reveal who has', async () => {
  const mailing = await startHub({
    env: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hub@example.org',
      PUBLIC_URL: 'http://hub.example.org',
      PLAIN_HTTP: 'allow',
    },
  })
  const { email } = await mailing.member()
  const ask = (whose: string) => mailing.visitor().post('/api/auth/reset/request', { email: whose })
  expect(await ask('nobody@example.org')).toMatchObject({ status: 200, body: { done: true } })
  expect(await ask(email)).toMatchObject({ status: 200, body: { done: true } })
  const mails = async () =>
    withClient(mailing.database.superuserUrl, async (client) => {
      const { rows } = await client.query<{ mail: string }>(
        'select payload::text as mail from graphile_worker._private_jobs',
      )
      return rows.map(({ mail }) => mail)
    })
  await expect.poll(mails).toHaveLength(1)
  expect((await mails())[0]).toMatch(/http:\/\/hub\.example\.org\/login#reset=[\w-]{43}/)
  expect((await mails())[0]).toContain(email)
  const entries = () =>
    withClient(mailing.database.superuserUrl, async (client) => {
      const { rows } = await client.query(
        `select actor_name, details from hub.audit_events where action = 'password-reset-asked'`,
      )
      return rows
    })
  await expect.poll(entries).toEqual([{ actor_name: 'Unknown User', details: 'By email' }])
  await mailing.stop()
})

test('the link leads to the hub whatever host the request gives, and a mailbox is not filled', async () => {
  const mailing = await startHub({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hub@example.org', RATE_LIMIT: 'on' },
  })
  const { email } = await mailing.member()
  const ask = () =>
    mailing
      .visitor()
      .post('/api/auth/reset/request', { email }, { headers: { 'x-forwarded-host': 'evil.example' } })
  for (let n = 0; n < 6; n++) expect((await ask()).status).toBe(200)
  const mails = () =>
    withClient(mailing.database.superuserUrl, async (client) => {
      const { rows } = await client.query<{ mail: string }>(
        'select payload::text as mail from graphile_worker._private_jobs',
      )
      return rows.map(({ mail }) => mail)
    })
  await expect.poll(mails).toHaveLength(3)
  for (const mail of await mails()) {
    expect(mail).not.toContain('evil.example')
    expect(mail).toMatch(/http:\/\/localhost:\d+\/login#reset=/)
  }
  await mailing.stop()
})
