import { randomBytes } from 'node:crypto'
import type { AuditList, CurrentUser, ErrorBody, InvitationMade } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recipientsIn } from '../../notifications/alerts/recipients.ts'
import { type Hub, startHub, withClient } from '../../testing/index.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { Member } from '../../testing/member.ts'

let server: MailServer
let hub: Hub
let hours = 0

beforeAll(async () => {
  server = await startMailServer()
  hub = await startHub({
    env: { SMTP_URL: server.url, MAIL_FROM: 'hub@example.org', PUBLIC_URL: '' },
    replace: { clock: { now: () => new Date(Date.now() + hours * 3_600_000) } },
  })
})
afterAll(async () => {
  await hub?.stop()
  await server?.stop()
})
beforeEach(async () => {
  await hub.drain()
  server.received.length = 0
})

const someEmail = () => `guest.${randomBytes(4).toString('hex')}@example.org`
const invite = (who: Member, email = someEmail(), role = 'operator') =>
  who.post<InvitationMade & ErrorBody>('/api/invitations', { email, role })
const unconfirmed = () => Member.register(hub.url, { firstName: 'Mallory' })
const mailsTo = async ({ email }: { email: string }) => {
  await hub.drain()
  return server.received.filter(({ to }) => to === email)
}
const tokenFor = async (member: Member) => {
  const mail = (await mailsTo(member)).at(-1)
  return /\/confirm\?organisation=[\w-]+#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const confirm = (who: Member, token: string) => who.post<ErrorBody>('/api/auth/confirmation', { token })
const user = async (who: Member) => (await who.get<CurrentUser>('/api/auth/user')).body

describe('who may not', () => {
  test('nobody has a mail sent in their name before the address is confirmed', async () => {
    const mallory = await unconfirmed()
    expect((await user(mallory)).confirmsEmail).toBe(true)
    const victim = someEmail()
    const { status, body } = await invite(mallory, victim)
    expect([status, body.code]).toEqual([403, 'email_unconfirmed'])
    expect(await mailsTo({ email: victim })).toEqual([])
  })

  test('the link alone confirms nothing: without a session, or in another account', async () => {
    const mallory = await unconfirmed()
    const token = await tokenFor(mallory)
    expect((await hub.visitor().post('/api/auth/confirmation', { token })).status).toBe(401)
    const other = await unconfirmed()
    expect((await confirm(other, token)).body.code).toBe('link_ended')
    expect((await user(mallory)).confirmsEmail).toBe(true)
    expect((await user(other)).confirmsEmail).toBe(true)
  })

  test('a link is no good after it was used, replaced, or became too old', async () => {
    const mallory = await unconfirmed()
    const replaced = await tokenFor(mallory)
    expect((await mallory.post('/api/auth/confirmation/request')).status).toBe(200)
    expect((await confirm(mallory, replaced)).status).toBe(410)
    const token = await tokenFor(mallory)
    hours = 73
    expect((await confirm(mallory, token)).status).toBe(410)
    hours = 0
    expect((await confirm(mallory, token)).status).toBe(200)
    expect((await confirm(mallory, token)).status).toBe(410)
    expect((await mallory.post('/api/auth/confirmation/request')).status).toBe(409)
  })

  test('a person who has not confirmed becomes no manager of an organisation of other people', async () => {
    const ida = await hub.member()
    const mallory = await unconfirmed()
    await invite(ida, mallory.email, 'compliance_manager')
    const link = (await mailsTo(mallory)).at(-1)?.text ?? ''
    const token = /invitation=([\w-]{65})/.exec(link)?.[1] ?? ''
    // A link from before mail was sent, which somebody passed on.
    await withClient(hub.database.superuserUrl, (client) =>
      client.query('update hub.invitations set mailed = false where email = $1', [mallory.email]),
    )
    const { status, body } = await mallory.post<ErrorBody>('/api/invitations/accept', { token })
    expect([status, body.code]).toEqual([403, 'email_unconfirmed'])
    const operator = await hub.colleague(ida, 'operator')
    await withClient(hub.database.superuserUrl, (client) =>
      client.query('update accounts.users set email_confirmed_at = null where email = $1', [operator.email]),
    )
    const promoted = await ida.patch<ErrorBody>(`/api/members/${operator.user?.id}`, {
      role: 'compliance_manager',
    })
    expect([promoted.status, promoted.body.code]).toEqual([403, 'email_unconfirmed'])
  })
})

test('a confirmed address may invite; the trail records it, and the mail has nothing that was typed', async () => {
  const mallory = await unconfirmed()
  const [mail] = await mailsTo(mallory)
  expect(mail?.subject).toBe('Confirm your email address for eFTI Compliance Hub')
  expect(mail?.text).not.toContain('Mallory')
  expect((await confirm(mallory, await tokenFor(mallory))).status).toBe(200)
  expect((await user(mallory)).confirmsEmail).toBeUndefined()
  expect((await invite(mallory)).status).toBe(201)
  const { items } = (await mallory.get<AuditList>('/api/audit?sort=oldest')).body
  expect(items.map(({ action }) => action)).toEqual([
    'register',
    'email-confirmation-sent',
    'email-confirmed',
    'member-invited',
  ])
})

test('an invitation that was mailed to the address confirms it; with another address it is refused', async () => {
  const ida = await hub.member()
  const register = async (invited: string, email: string) => {
    await invite(ida, invited)
    const text = (await mailsTo({ email: invited })).at(-1)?.text ?? ''
    return hub.visitor().post<{ user: CurrentUser }>('/api/auth/register', {
      email,
      firstName: 'Gesa',
      lastName: 'Holm',
      password: 'green-barge-17-lock',
      confirmPassword: 'green-barge-17-lock',
      invitation: /invitation=([\w-]{65})/.exec(text)?.[1],
    })
  }
  const invited = someEmail()
  expect((await register(invited, invited)).body.user).not.toHaveProperty('confirmsEmail')
  expect((await register(someEmail(), someEmail())).status).toBe(403)
})

test('alerts and weekly reports go to confirmed addresses only', async () => {
  const mallory = await unconfirmed()
  await mallory.patch('/api/settings/notifications', { weeklyReports: true, documentAlerts: true })
  const { rows } = await withClient(hub.database.superuserUrl, (client) =>
    client.query('select id from accounts.users where email = $1 and email_confirmed_at is null', [
      mallory.email,
    ]),
  )
  expect(rows).toHaveLength(1)
  const recipients = () =>
    hub.services.database.inTenant({ tenantId: mallory.tenantId, userId: null }, (db) =>
      recipientsIn(db, hub.services),
    )
  expect(await recipients()).toEqual([])
  await confirm(mallory, await tokenFor(mallory))
  expect(await recipients()).toHaveLength(1)
})

test('without a mail server nobody is asked to confirm, and links are passed on by hand', async () => {
  const plain = await startHub()
  const ida = await plain.member()
  expect(await user(ida)).not.toHaveProperty('confirmsEmail')
  expect((await ida.post('/api/auth/confirmation/request')).status).toBe(409)
  const otto = await plain.member({ firstName: 'Otto' })
  const { body } = await invite(ida, otto.email, 'compliance_manager')
  const token = new URL(body.link ?? '').searchParams.get('invitation')
  const joined = await otto.post<CurrentUser>('/api/invitations/accept', { token })
  expect(joined.body.tenants[0]).toMatchObject({ tenantId: ida.tenantId, role: 'compliance_manager' })
  await plain.stop()
})
