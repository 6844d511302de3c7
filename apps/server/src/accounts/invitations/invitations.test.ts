import { randomBytes } from 'node:crypto'
import type {
  AuditList,
  CurrentUser,
  ErrorBody,
  InvitationMade,
  InvitationOffer,
  InvitationsList,
  SignedIn,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let olga: Member
let otto: Member
let minutes = 0

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => new Date(Date.now() + minutes * 60_000) } } })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const someEmail = () => `guest.${randomBytes(4).toString('hex')}@example.org`
const invite = async (email: string, role = 'auditor', who = ida) =>
  who.post<InvitationMade & ErrorBody>('/api/invitations', { email, role })
const tokenIn = (link: string | null) => new URL(link ?? '').searchParams.get('invitation') ?? ''
const invitedToken = async (email = someEmail(), role = 'auditor') =>
  tokenIn((await invite(email, role)).body.link)
const register = (email: string, invitation: string) =>
  hub.visitor().post<SignedIn & ErrorBody>('/api/auth/register', {
    email,
    firstName: 'Gesa',
    lastName: 'Holm',
    password: 'green-barge-17-lock',
    confirmPassword: 'green-barge-17-lock',
    invitation,
  })
const offer = (token: string) =>
  hub.visitor().post<InvitationOffer & ErrorBody>('/api/auth/invitation', { token })

describe('who may not', () => {
  test('an operator neither invites nor sees or revokes invitations', async () => {
    const { body } = await invite(someEmail())
    expect((await invite(someEmail(), 'operator', olga)).status).toBe(403)
    expect((await olga.get('/api/invitations')).status).toBe(403)
    expect((await olga.delete(`/api/invitations/${body.id}`)).status).toBe(403)
  })

  test('another organisation neither sees nor revokes an invitation', async () => {
    const { body } = await invite(someEmail())
    expect((await otto.get<InvitationsList>('/api/invitations')).body.items).toEqual([])
    expect((await otto.delete(`/api/invitations/${body.id}`)).status).toBe(404)
    expect((await otto.delete('/api/invitations/nonsense')).status).toBe(404)
    expect((await ida.delete(`/api/invitations/${body.id}`)).status).toBe(200)
  })

  test.each([
    ['nonsense', () => 'nonsense'],
    ['a token of the right shape', () => randomBytes(49).toString('base64url').slice(0, 65)],
  ])('nobody joins with %s', async (_what, token) => {
    for (const answer of [await offer(token()), await register(someEmail(), token())]) {
      expect(answer.status).toBe(410)
      expect(answer.body.code).toBe('invitation_ended')
    }
    expect((await otto.post('/api/invitations/accept', { token: token() })).status).toBe(410)
  })

  test('nobody joins twice with one, or after it was revoked, replaced or too old', async () => {
    const guest = someEmail()
    const used = await invitedToken(guest)
    expect((await register(guest, used)).status).toBe(201)
    const { body } = await invite(someEmail())
    await ida.delete(`/api/invitations/${body.id}`)
    const email = someEmail()
    const replaced = await invitedToken(email)
    const again = await invitedToken(email)
    for (const token of [used, tokenIn(body.link), replaced]) {
      expect((await register(someEmail(), token)).status).toBe(410)
    }
    minutes = 15 * 24 * 60
    expect((await offer(again)).status).toBe(410)
    minutes = 0
    expect((await offer(again)).status).toBe(200)
  })
})

test('registration with an invitation joins its tenant with its role, and founds none', async () => {
  const email = someEmail()
  const token = await invitedToken(email, 'operator')
  const organisation = ida.user?.tenants[0]?.tenantName
  expect((await offer(token)).body).toEqual({
    email: 'g•••@example.org',
    role: 'operator',
    tenantName: organisation,
  })
  const { status, body } = await register(email, token)
  expect(status).toBe(201)
  expect(body.user.tenants).toMatchObject([
    { tenantId: ida.tenantId, role: 'operator', tenantName: organisation },
  ])
  expect(body.user.tenants).toHaveLength(1)
  expect(
    (await ida.get<InvitationsList>('/api/invitations')).body.items.map((one) => one.email),
  ).not.toContain(email)
})

test('who is signed in accepts one, and the tenant becomes the active one', async () => {
  const token = await invitedToken(otto.email, 'compliance_manager')
  const { status, body } = await otto.post<CurrentUser>('/api/invitations/accept', { token })
  expect(status).toBe(200)
  expect(body.tenantId).toBe(ida.tenantId)
  expect(body.tenants.map(({ role }) => role)).toEqual(['compliance_manager', 'compliance_manager'])
})

test('nobody else accepts one, neither signed in nor by registering', async () => {
  const email = someEmail()
  const token = await invitedToken(email, 'operator')
  const petra = await hub.member({ firstName: 'Petra' })
  for (const answer of [
    await petra.post<ErrorBody>('/api/invitations/accept', { token }),
    await register(someEmail(), token),
  ]) {
    const { code, message } = answer.body as ErrorBody
    expect([answer.status, code]).toEqual([403, 'not_allowed'])
    expect(message).toContain('This invitation is for g•••@example.org.')
  }
  expect((await petra.get<CurrentUser>('/api/auth/user')).body.tenants).toHaveLength(1)
  expect((await register(email, token)).status).toBe(201)
})

test('who is a member already keeps their role', async () => {
  const token = await invitedToken(olga.email, 'compliance_manager')
  const { body } = await olga.post<CurrentUser>('/api/invitations/accept', { token })
  expect(body.tenants[0]).toMatchObject({ tenantId: ida.tenantId, role: 'operator' })
})

test('nobody joins an organisation while it is suspended', async () => {
  const petra = await hub.member({ firstName: 'Petra' })
  const token = await invitedToken(petra.email)
  const suspended = (at: string | null) =>
    withClient(hub.database.superuserUrl, (client) =>
      client.query('update hub.tenants set suspended_at = $2 where id = $1', [ida.tenantId, at]),
    )
  await suspended('2026-11-22T09:00:00Z')
  const answers = [
    await register(someEmail(), token),
    await petra.post<ErrorBody>('/api/invitations/accept', { token }),
  ]
  expect(answers.map(({ body }) => (body as ErrorBody).code)).toEqual(['suspended', 'suspended'])
  await suspended(null)
  expect((await petra.post('/api/invitations/accept', { token })).status).toBe(200)
})

test('an invitation that another one replaces is recorded in the trail', async () => {
  const email = someEmail()
  const [first] = [await invite(email, 'operator'), await invite(email)]
  const { items } = (await ida.get<AuditList>(`/api/audit?search=${email}&sort=oldest`)).body
  expect(
    items.map(({ action, resourceId, details }) => [action, resourceId === first.body.id, details]),
  ).toEqual([
    ['member-invited', true, ''],
    ['invitation-withdrawn', true, 'Replaced by a new one'],
    ['member-invited', false, ''],
  ])
})

test('of many at the same moment to one address one stays open, and none fails', async () => {
  const email = someEmail()
  const made = await Promise.all(Array.from({ length: 20 }, () => invite(email)))
  const statuses = new Set(made.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([201, 409])
  const { items } = (await ida.get<InvitationsList>('/api/invitations')).body
  expect(items.filter((one) => one.email === email)).toHaveLength(1)
})

test('the list shows who was invited by whom; the database does not know the link', async () => {
  const email = someEmail()
  const token = await invitedToken(email)
  const { items } = (await ida.get<InvitationsList>('/api/invitations')).body
  expect(items[0]).toMatchObject({ email, role: 'auditor', invitedBy: { name: 'Ida Lindqvist' } })
  const { rows } = await withClient(hub.database.superuserUrl, (client) =>
    client.query(
      'select i::text as row from hub.invitations i union all select e::text from hub.audit_events e',
    ),
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ row }) => row.includes(token.slice(22)))).toEqual([])
})

test('with a mail server the link is mailed and not shown', async () => {
  const mailing = await startHub({
    env: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hub@example.org',
      PUBLIC_URL: 'http://hub.example.org',
      PLAIN_HTTP: 'allow',
    },
  })
  const member = await mailing.member()
  const { body } = await member.post<InvitationMade>('/api/invitations', {
    email: 'guest@example.org',
    role: 'auditor',
  })
  const { rows } = await withClient(mailing.database.superuserUrl, (client) =>
    client.query(`select payload::text as mail from graphile_worker._private_jobs`),
  )
  await mailing.stop()
  expect(body.link).toBeNull()
  expect(rows.map(({ mail }) => mail).join()).toMatch(
    /guest@example\.org.*http:\/\/hub\.example\.org\/register#invitation=[\w-]{65}/,
  )
})
