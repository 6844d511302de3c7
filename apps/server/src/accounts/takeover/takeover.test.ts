import type {
  AuditList,
  ErrorBody,
  HeldAccessList,
  InvitationMade,
  InvitationsList,
  KeyMade,
  MembersList,
  NotificationsList,
  ProfileSettings,
  SecuritySettings,
  TwoFactorSetup,
  WebhookMade,
  WebhooksList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { codeAt } from '../../testing/authenticator.ts'
import { freePort } from '../../testing/free-port.ts'
import type { HttpClient } from '../../testing/http-client.ts'
import { type Claims, startIdentityProvider, type TestProvider } from '../../testing/identity-provider.ts'
import { type Hub, startHub, withClient } from '../../testing/index.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { Member } from '../../testing/member.ts'
import { makeReset } from '../make-reset.ts'

let mail: MailServer
let hub: Hub
let mailing: Hub
let providers: TestProvider[]
const accounts: Record<string, Claims> = {}

const withProvider = async (env: Record<string, string> = {}) => {
  const port = await freePort()
  const OIDC = {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'hub',
    OIDC_CLIENT_SECRET: 'a secret of the hub, for tests only',
  }
  const started = await startHub({ env: { ...OIDC, WEBHOOKS_ALLOW: '127.0.0.1', ...env } })
  return { started, provider: await startIdentityProvider(port, started.url, accounts) }
}
beforeAll(async () => {
  mail = await startMailServer()
  const plain = await withProvider()
  const sending = await withProvider({ SMTP_URL: mail.url, MAIL_FROM: 'hub@example.org' })
  hub = plain.started
  mailing = sending.started
  providers = [plain.provider, sending.provider]
})
afterAll(async () => {
  for (const provider of providers ?? []) await provider.stop()
  await hub?.stop()
  await mailing?.stop()
  await mail?.stop()
})

/** The owner of the mailbox, whom the provider knows. */
async function ownerOf({ email }: { email: string }, which: Hub = hub): Promise<HttpClient> {
  accounts[email] = { email, email_verified: true, given_name: 'Olivia', family_name: 'Owner' }
  const browser = which.visitor()
  const provider = providers[which === hub ? 0 : 1]
  expect(await provider?.signIn(browser, email)).toBe('/')
  expect(await provider?.signIn(browser, email, '/api/login?confirm=true')).toContain('is confirmed')
  return browser
}
const linkFor = async (who: HttpClient, email: string, role = 'operator') => {
  const { body } = await who.post<InvitationMade>('/api/invitations', { email, role })
  return new URL(body.link ?? '').searchParams.get('invitation') ?? ''
}
const joins = async (who: Member, token: string) => {
  expect((await who.post('/api/invitations/accept', { token })).status).toBe(200)
}
const keyOf = async (who: HttpClient, name: string) => {
  const { status, body } = await who.post<KeyMade>('/api/keys', { name, role: 'operator' })
  expect(status).toBe(201)
  return { authorization: `Bearer ${body.secret}` }
}
const webhookOf = async (who: HttpClient, name: string) => {
  const webhook = { name, url: 'http://127.0.0.1:9/hub', events: ['document.checked'] }
  return (await who.post<WebhookMade>('/api/webhooks', webhook)).body.id
}
const webhooksOf = async (who: HttpClient) => (await who.get<WebhooksList>('/api/webhooks')).body.items
const works = async (headers: Record<string, string>) =>
  (await hub.visitor().get('/api/documents', { headers })).status === 200
const heldAccess = async (who: HttpClient) => (await who.get<HeldAccessList>('/api/held-access')).body.items

describe('an account that somebody opened with the address of another', () => {
  test('nothing that it set up in its organisation stays active', async () => {
    const squatter = await hub.member({ firstName: 'Mallory' })
    const accomplice = await hub.member({ firstName: 'Eve' })
    const second = await hub.member({ firstName: 'Trudy' })
    await joins(accomplice, await linkFor(squatter, accomplice.email, 'compliance_manager'))
    await joins(second, await linkFor(accomplice, second.email))
    const keys = [await keyOf(squatter, 'Mine'), await keyOf(accomplice, 'Hers')]
    const openLink = await linkFor(accomplice, 'later@example.org', 'compliance_manager')
    const reset = await hub.services.database.unsafeAccounts((db) =>
      makeReset(db, squatter.user?.id ?? '', new Date(), { mailed: false }),
    )
    await squatter.patch('/api/settings/security', { sendContent: true })
    const setup = (
      await squatter.post<TwoFactorSetup>('/api/settings/two-factor', { password: squatter.password })
    ).body
    await squatter.post('/api/settings/two-factor/confirm', { code: codeAt(setup.secret, new Date()) })
    const ticket = await ticketOf(squatter)
    const password = 'yellow-wagon-12-bridge'

    const owner = await ownerOf(squatter)

    expect((await squatter.get('/api/auth/user')).status).toBe(401)
    expect((await hub.visitor().post('/api/auth/login', squatter)).status).toBe(401)
    expect(
      (await hub.visitor().post('/api/auth/reset', { token: reset, password, confirmPassword: password }))
        .status,
    ).toBe(410)
    for (const key of keys) expect(await works(key)).toBe(false)
    expect((await hub.visitor().post('/api/auth/invitation', { token: openLink })).status).toBe(410)
    const { body: members } = await owner.get<MembersList>('/api/members')
    expect(members.items.map(({ name, role }) => [name, role])).toEqual([
      ['Olivia Owner', 'compliance_manager'],
    ])
    for (const gone of [accomplice, second]) {
      const headers = { 'x-tenant-id': squatter.tenantId }
      expect((await gone.get('/api/documents', { headers })).status).toBe(404)
    }
    expect((await owner.get<ProfileSettings>('/api/settings/profile')).body).toMatchObject({
      hasPassword: false,
      twoFactor: false,
    })
    expect((await owner.get<SecuritySettings>('/api/settings/security')).body.sendContent).toBe(false)
    expect(await opensSocket(ticket)).toBe(false)
    expect(await opensSocket(await ticketOf(owner))).toBe(true)
    expect((await heldAccess(owner)).map(({ kind, name }) => [kind, name])).toEqual([
      ['member', 'Eve Lindqvist'],
      ['member', 'Trudy Lindqvist'],
      ['key', 'Hers'],
      ['key', 'Mine'],
    ])
  })

  test('the owner is notified, keeps what is right, and the trail records each act', async () => {
    const squatter = await hub.member({ firstName: 'Mallory' })
    const colleague = await hub.member({ firstName: 'Clara' })
    const stranger = await hub.member({ firstName: 'Eve' })
    await joins(colleague, await linkFor(squatter, colleague.email, 'auditor'))
    await joins(stranger, await linkFor(squatter, stranger.email))
    const key = await keyOf(squatter, 'Warehouse')
    const [spy, erp] = [await webhookOf(squatter, 'Spy'), await webhookOf(squatter, 'ERP')]
    const owner = await ownerOf(squatter)
    expect((await webhooksOf(owner)).map(({ state }) => state)).toEqual(['off', 'off'])
    const { items: notices } = (await owner.get<NotificationsList>('/api/notifications')).body
    expect(notices[0]).toMatchObject({ kind: 'address-verified', facts: { count: 5 } })
    const ids = Object.fromEntries((await heldAccess(owner)).map(({ name, id }) => [name, id]))
    const decide = (keep: unknown[], remove: unknown[]) =>
      owner.post<HeldAccessList & ErrorBody>('/api/held-access/decision', { keep, remove })
    expect((await decide(['nonsense'], [])).status).toBe(404)
    const decided = await decide(
      [ids['Clara Lindqvist'], ids.Warehouse, ids.ERP],
      [ids['Eve Lindqvist'], ids.Spy],
    )
    expect([decided.status, decided.body.items]).toEqual([200, []])
    expect(await works(key)).toBe(true)
    const left = (await webhooksOf(owner)).map(({ id, state }) => [id, state])
    expect(left).toEqual([[erp, 'active']])
    expect(left).not.toContainEqual([spy, expect.anything()])
    const { body } = await owner.get<MembersList>('/api/members')
    expect(body.items.map(({ name, role }) => [name, role])).toEqual([
      ['Clara Lindqvist', 'auditor'],
      ['Olivia Owner', 'compliance_manager'],
    ])
    const { items } = (await owner.get<AuditList>('/api/audit?limit=50')).body
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'account-taken-over',
        'identity-linked',
        'member-held',
        'key-held',
        'member-kept',
        'key-kept',
        'member-removed',
        'webhook-held',
        'webhook-kept',
        'webhook-deleted',
      ]),
    )
  })

  test('nobody else decides: no operator, no other organisation, no key', async () => {
    const squatter = await hub.member()
    const colleague = await hub.member()
    await joins(colleague, await linkFor(squatter, colleague.email))
    const owner = await ownerOf(squatter)
    const [entry] = await heldAccess(owner)
    const other = await hub.member()
    const body = { keep: [entry?.id], remove: [] }
    expect((await other.post('/api/held-access/decision', body)).status).toBe(404)
    expect(await heldAccess(other)).toEqual([])
    const operator = await hub.colleague(other, 'operator')
    expect((await operator.get('/api/held-access')).status).toBe(403)
    const headers = await keyOf(other, 'Program')
    expect((await hub.visitor().get('/api/held-access', { headers })).status).toBe(403)
    expect((await hub.visitor().get('/api/held-access')).status).toBe(401)
    expect(await heldAccess(owner)).toHaveLength(1)
  })
})

describe('in an organisation of other people', () => {
  test('who came by a link that was meant for that address stays; what they set up waits for the managers', async () => {
    const ida = await hub.member()
    const squatter = await hub.member({ firstName: 'Mallory' })
    await joins(squatter, await linkFor(ida, squatter.email, 'compliance_manager'))
    const accomplice = await hub.member({ firstName: 'Eve' })
    await joins(accomplice, await linkFor(squatter, accomplice.email, 'compliance_manager'))
    const keys = [await keyOf(squatter, 'Backdoor'), await keyOf(ida, 'Ours')]
    const [rotated] = (await ida.get<{ items: { id: string }[] }>('/api/keys')).body.items
    const rotatedNow = await squatter.post<KeyMade>(`/api/keys/${rotated?.id}/rotate`)
    const [ours, bent] = [await webhookOf(ida, 'Ours'), await webhookOf(ida, 'Bent')]
    await webhookOf(squatter, 'Tap')
    await squatter.patch(`/api/webhooks/${bent}`, { url: 'http://127.0.0.1:9/elsewhere' })
    const owner = await ownerOf(squatter)
    const names = (await ida.get<MembersList>('/api/members')).body.items.map(({ name }) => name)
    expect(names).toEqual(['Ida Lindqvist', 'Olivia Owner'])
    expect(await Promise.all(keys.map(works))).toEqual([false, true])
    expect(rotatedNow.status).toBe(200)
    expect(await works({ authorization: `Bearer ${rotatedNow.body.secret}` })).toBe(false)
    const waiting = (await heldAccess(ida)).map(({ name }) => name)
    expect(waiting).toEqual(['Eve Lindqvist', 'Backdoor', 'Production', 'Bent', 'Tap'])
    const active = (await webhooksOf(ida)).filter(({ state }) => state === 'active')
    expect(active.map(({ id }) => id)).toEqual([ours])
    expect((await owner.get('/api/held-access', { headers: { 'x-tenant-id': ida.tenantId } })).status).toBe(
      200,
    )
  })

  test('who came by a link that was meant for another address waits as well', async () => {
    const ida = await hub.member()
    const squatter = await hub.member({ firstName: 'Mallory' })
    await joins(squatter, await linkFor(ida, squatter.email, 'compliance_manager'))
    // As earlier versions let people in.
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(`update hub.invitations set email = 'somebody.else@example.org' where email = $1`, [
        squatter.email,
      ]),
    )
    const owner = await ownerOf(squatter)
    const headers = { 'x-tenant-id': ida.tenantId }
    expect((await owner.get('/api/documents', { headers })).status).toBe(404)
    expect((await heldAccess(ida)).map(({ email, role }) => [email, role])).toEqual([
      [squatter.email, 'compliance_manager'],
    ])
  })

  test('who has left it keeps no key and no invitation there', async () => {
    const ida = await hub.member()
    const squatter = await hub.member({ firstName: 'Mallory' })
    await joins(squatter, await linkFor(ida, squatter.email, 'compliance_manager'))
    const key = await keyOf(squatter, 'Backdoor')
    await linkFor(squatter, 'later@example.org')
    await squatter.delete(`/api/members/${squatter.user?.id}`)
    expect(await works(key)).toBe(true)
    await ownerOf(squatter)
    expect(await works(key)).toBe(false)
    expect((await ida.get<InvitationsList>('/api/invitations')).body.items).toEqual([])
  })
})

describe('where mail is sent', () => {
  test('who confirmed the address keeps everything when a provider verifies it too', async () => {
    const ida = await mailing.member()
    const olga = await mailing.colleague(ida, 'operator')
    const owner = mailing.visitor()
    accounts[ida.email] = { email: ida.email, email_verified: true }
    expect(await providers[1]?.signIn(owner, ida.email)).toBe('/login?proof=password')
    expect((await owner.post('/api/auth/provider', { password: ida.password })).status).toBe(200)
    expect((await ida.get('/api/auth/user')).status).toBe(200)
    expect((await mailing.visitor().post('/api/auth/login', ida)).status).toBe(200)
    expect((await olga.get('/api/documents')).status).toBe(200)
    expect(await heldAccess(owner)).toEqual([])
  })

  test('the owner is notified by email', async () => {
    const squatter = await Member.register(mailing.url, { firstName: 'Mallory' })
    await ownerOf(squatter, mailing)
    await mailing.drain()
    const [last] = mail.received.filter(({ to }) => to === squatter.email).slice(-1)
    expect(last?.subject).toBe('Your account on eFTI Compliance Hub is now yours alone')
    expect(last?.text).not.toContain('Mallory')
  })

  test('a password that is chosen with a mailed link takes over as well, second factor included', async () => {
    const squatter = await Member.register(mailing.url, { firstName: 'Mallory' })
    const { body: setup } = await squatter.post<TwoFactorSetup>('/api/settings/two-factor', {
      password: squatter.password,
    })
    await squatter.post('/api/settings/two-factor/confirm', { code: codeAt(setup.secret, new Date()) })
    const secret = (await squatter.post<KeyMade>('/api/keys', { name: 'Mine', role: 'operator' })).body.secret
    await mailing.visitor().post('/api/auth/reset/request', { email: squatter.email })
    await expect.poll(() => resetToken(squatter.email)).toMatch(/./)
    const token = await resetToken(squatter.email)
    const password = 'yellow-wagon-12-bridge'
    await mailing.visitor().post('/api/auth/reset', { token, password, confirmPassword: password })
    const owner = mailing.visitor()
    expect((await owner.post('/api/auth/login', { email: squatter.email, password })).status).toBe(200)
    expect((await owner.get('/api/auth/user')).body).not.toHaveProperty('confirmsEmail')
    const headers = { authorization: `Bearer ${secret}` }
    expect((await mailing.visitor().get('/api/documents', { headers })).status).toBe(401)
    expect((await heldAccess(owner)).map(({ name }) => name)).toEqual(['Mine'])
  })
})

const ticketOf = async (who: HttpClient) => (await who.get<{ wsUrl: string }>('/api/jobs/ws-info')).body.wsUrl
const opensSocket = (url: string) =>
  new Promise<boolean>((answer) => {
    const socket = new WebSocket(url)
    socket.on('error', () => answer(false))
    socket.on('open', () => {
      socket.terminate()
      answer(true)
    })
  })

async function resetToken(email: string): Promise<string> {
  await mailing.drain()
  const text = mail.received
    .filter(({ to }) => to === email)
    .map((one) => one.text)
    .join('\n')
  return /reset=([\w-]{43})/.exec(text)?.[1] ?? ''
}
