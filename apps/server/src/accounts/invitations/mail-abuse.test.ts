import { randomBytes } from 'node:crypto'
import type { AuditList, ErrorBody, InvitationMade, InvitationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, startHub, withClient } from '../../testing/index.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../../testing/mail-server.ts'
import { Member } from '../../testing/member.ts'

let server: MailServer
let hub: Hub

beforeAll(async () => {
  server = await startMailServer()
  hub = await startHub({
    env: { SMTP_URL: server.url, MAIL_FROM: 'hub@example.org', RATE_LIMIT: 'on' },
  })
})
afterAll(async () => {
  await hub?.stop()
  await server?.stop()
})
beforeEach(async () => {
  await withClient(hub.database.superuserUrl, (client) => client.query('delete from accounts.rate_limits'))
})

const someEmail = () => `guest.${randomBytes(4).toString('hex')}@example.org`
const invite = (who: Member, email = someEmail()) =>
  who.post<InvitationMade & ErrorBody>('/api/invitations', { email, role: 'operator' })
const forget = (prefix: string) =>
  withClient(hub.database.superuserUrl, (client) =>
    client.query(`delete from accounts.rate_limits where key like $1 || ':%'`, [prefix]),
  )
const mailTo = async (email: string): Promise<ReceivedMail | undefined> => {
  await hub.drain()
  return server.received.filter(({ to }) => to === email).at(-1)
}
const notMe = (mail: ReceivedMail | undefined) =>
  /http:\/\/localhost:\d+\/api\/auth\/not-me\?token=[\w.-]+/.exec(
    mail?.headers.get('list-unsubscribe') ?? '',
  )?.[0] ?? ''
const pathOf = (url: string) => url.replace(/^http:\/\/[^/]+/, '')

describe('too many invitations', () => {
  test('300 unknown addresses in a row: nearly all of them get no mail', async () => {
    const ida = await hub.member()
    const answers = []
    for (let n = 0; n < 300; n++) answers.push(await invite(ida))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const last = answers.at(-1)
    expect([last?.status, last?.body.code]).toEqual([429, 'too_many_requests'])
    expect(last?.body.message).toMatch(/^You sent too many invitations\. Please try again in \d+ seconds\.$/)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a patient person is stopped for the day, and an organisation of several', async () => {
    const ida = await hub.member()
    const olga = await hub.colleague(ida, 'compliance_manager')
    const patiently = async (who: Member, times: number) => {
      const statuses = []
      for (let n = 0; n < times; n++) {
        if (n % 10 === 0) await forget('invitation')
        statuses.push(await invite(who))
      }
      return statuses
    }
    const ofIda = await patiently(ida, 51)
    expect(ofIda.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(ofIda.at(-1)?.body.message).toMatch(/in 24 hours\.$/)
    await patiently(olga, 49)
    const paula = await hub.colleague(ida, 'compliance_manager')
    await forget('invitation-client')
    const ofAll = [await invite(paula), await invite(paula)]
    expect(ofAll.map(({ status }) => status)).toEqual([201, 429])
    expect(ofAll[1]?.body.message).toContain('Your organisation')
    const otto = await hub.member()
    expect((await invite(otto)).status).toBe(201)
  })

  test('one mailbox is not filled by several organisations', async () => {
    const victim = someEmail()
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await invite(await hub.member(), victim)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('one network address has its limit, regardless of the inviter', async () => {
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(
        `insert into accounts.rate_limits (key, points, expire) values ('invitation-client:127.0.0.1', 100, $1)`,
        [Date.now() + 3_600_000],
      ),
    )
    const { status, body } = await invite(await hub.member())
    expect([status, body.message]).toEqual([429, expect.stringContaining('this network address')])
  })

  test('confirmation mails of one account are limited', async () => {
    const mallory = await Member.register(hub.url)
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await mallory.post('/api/auth/confirmation/request')).status)
    expect(statuses).toEqual([200, 200, 429, 429])
  })
})

describe('words typed by the inviter', () => {
  const SPAM = 'Win at https://evil.example/now'

  test.each([
    SPAM,
    'www.evil.example',
    'Visit evil.com today',
    'evil．com',
    'mail me@evil.example',
    'Ida\u202Egnp.exe',
    'Ida\u200B',
  ])('no person and no organisation is named %j', async (name) => {
    const ida = await hub.member()
    const profile = await ida.patch<ErrorBody>('/api/settings/profile', { firstName: name, lastName: 'L' })
    expect([profile.status, Object.keys(profile.body.fields ?? {})]).toEqual([400, ['firstName']])
    expect((await ida.patch('/api/settings/tenant', { name })).status).toBe(400)
    const registered = await hub.visitor().post<ErrorBody>('/api/auth/register', {
      email: someEmail(),
      firstName: 'Ida',
      lastName: name,
      password: 'green-barge-17-lock',
      confirmPassword: 'green-barge-17-lock',
    })
    expect(registered.status).toBe(400)
  })

  test.each([
    'Müller & Söhne GmbH & Co.KG',
    'St.John',
    "Jean-Luc d'Arc",
    'J.R. Smith',
    'Dr. Ida',
    '佐藤運輸',
  ])('an ordinary name stays one: %s', async (name) => {
    const ida = await hub.member()
    expect((await ida.patch('/api/settings/tenant', { name })).status).toBe(200)
  })

  test('the subject is fixed, and a name from before names were checked is in no mail', async () => {
    const ida = await hub.member()
    await withClient(hub.database.superuserUrl, async (client) => {
      await client.query('update hub.tenants set name = $2 where id = $1', [ida.tenantId, SPAM])
      await client.query('update accounts.users set first_name = $2 where email = $1', [ida.email, SPAM])
    })
    const guest = someEmail()
    expect((await invite(ida, guest)).status).toBe(201)
    const mail = await mailTo(guest)
    expect(mail?.subject).toBe('You are invited to an organisation on eFTI Compliance Hub')
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil')
    expect((await ida.get<{ name: string }>('/api/settings/tenant')).body.name).toBe(SPAM)
  })
})

describe('this was not me', () => {
  test('nobody ends anything with a link that is forged or of another kind', async () => {
    for (const token of ['', 'nonsense', 'a.b', 'eyJraW5kIjoiaW52aXRhdGlvbiJ9.AAAA']) {
      for (const answer of [
        await hub.visitor().post(`/api/auth/not-me?token=${token}`),
        await hub.visitor().post('/api/auth/not-me', { token }),
      ])
        expect(answer.status).toBe(410)
    }
    expect((await hub.visitor().post('/api/auth/not-me')).status).toBe(410)
    // Programs that look links up change nothing: a GET is no answer.
    expect((await hub.visitor().get('/api/auth/not-me?token=x')).status).toBe(401)
  })

  test('as a mail program sends it (RFC 8058), it revokes the invitation and stops mail of that organisation', async () => {
    const ida = await hub.member()
    const guest = someEmail()
    await invite(ida, guest)
    const mail = await mailTo(guest)
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toMatch(/This was not me: http:\/\/localhost:\d+\/not-me#token=/)
    const answer = await hub.visitor().request('POST', pathOf(notMe(mail)), {
      bytes: new TextEncoder().encode('List-Unsubscribe=One-Click'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([answer.status, answer.body]).toEqual([200, { ended: 'invitation' }])
    expect((await ida.get<InvitationsList>('/api/invitations')).body.items).toEqual([])
    const token = /invitation=([\w-]{65})/.exec(mail?.text ?? '')?.[1]
    expect((await hub.visitor().post('/api/auth/invitation', { token })).status).toBe(410)
    const again = await invite(ida, guest)
    expect([again.status, again.body.code]).toEqual([409, 'mail_refused'])
    expect((await invite(await hub.member(), guest)).status).toBe(201)
    const { items } = (await ida.get<AuditList>('/api/audit?limit=2')).body
    expect(items.map(({ action, userName }) => [action, userName])).toEqual([
      ['mail-refused', 'eFTI Compliance Hub'],
      ['invitation-withdrawn', 'eFTI Compliance Hub'],
    ])
  })

  test('of a confirmation: the link is void, and no other one is sent to that mailbox', async () => {
    const mallory = await Member.register(hub.url)
    const mail = await mailTo(mallory.email)
    // As the page of the link does: the token in the body.
    const ofPage = /\/not-me#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
    const ended = await hub.visitor().post('/api/auth/not-me', { token: ofPage })
    expect(ended.body).toEqual({ ended: 'confirmation' })
    const token = /\/confirm\?organisation=[\w-]+#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    expect((await mallory.post('/api/auth/confirmation', { token })).status).toBe(410)
    const { status, body } = await mallory.post<ErrorBody>('/api/auth/confirmation/request')
    expect([status, body.code]).toEqual([409, 'mail_refused'])
  })

  test('of a new password: the link is void, and nobody fills the mailbox for a day', async () => {
    const ida = await hub.member()
    const ask = () => hub.visitor().post('/api/auth/reset/request', { email: ida.email })
    await ask()
    await expect.poll(() => mailTo(ida.email)).toBeDefined()
    const mail = await mailTo(ida.email)
    expect((await hub.visitor().post(pathOf(notMe(mail)))).body).toEqual({ ended: 'reset' })
    const token = /reset=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    const password = 'yellow-wagon-12-bridge'
    const reset = await hub.visitor().post('/api/auth/reset', { token, password, confirmPassword: password })
    expect(reset.status).toBe(410)
    const before = server.received.length
    await ask()
    await new Promise((done) => setTimeout(done, 300))
    await mailTo(ida.email)
    expect(server.received).toHaveLength(before)
    expect((await hub.visitor().post('/api/auth/login', ida)).status).toBe(200)
  })
})

test('every call is in the contract', async () => {
  const { body } = await hub.visitor().get<{ paths: object }>('/api/openapi.json')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      '/api/auth/confirmation',
      '/api/auth/confirmation/request',
      '/api/auth/not-me',
      '/api/auth/registration',
      '/api/held-access',
      '/api/held-access/decision',
    ]),
  )
})
