import { randomUUID } from 'node:crypto'
import type { AuditList, ErrorBody, Webhook, WebhookMade, WebhooksList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { isSignedWith } from '../testing/verify-signature.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'
import { addWebhook, deliveriesOf } from '../testing/webhooks.ts'

let receiver: WebhookReceiver
let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  hub = await startHub({ env: { WEBHOOKS_ALLOW: '127.0.0.1' } })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel' })
  otto = await hub.member({ firstName: 'Otto' })
})
beforeEach(async () => {
  for (const { id } of (await list()).items) await ida.delete(`/api/webhooks/${id}`)
  receiver.received.length = 0
})
afterAll(async () => {
  await hub?.stop()
  await receiver?.stop()
})

const list = async (member = ida) => (await member.get<WebhooksList>('/api/webhooks')).body
const add = (wanted = {}, member = ida) => addWebhook(member, { url: receiver.url, ...wanted })
const sendTest = (id: string, member = ida) => member.post(`/api/webhooks/${id}/test`)
const everyCall = (id: string, deliveryId: string) =>
  [
    ['PATCH', `/api/webhooks/${id}`, { name: 'Mine' }],
    ['DELETE', `/api/webhooks/${id}`],
    ['POST', `/api/webhooks/${id}/rotate`],
    ['POST', `/api/webhooks/${id}/test`],
    ['POST', `/api/webhooks/${id}/deliveries/${deliveryId}/resend`],
  ] as const

describe('who may not', () => {
  test('a visitor reads nothing', async () => {
    expect((await hub.visitor().get('/api/webhooks')).status).toBe(401)
    expect((await hub.visitor().get(`/api/webhooks/${randomUUID()}/deliveries`)).status).toBe(401)
  })

  test.each([
    ['operator', () => olga],
    ['auditor', () => axel],
  ])('an %s sees where events go, no secret part of it, and changes nothing', async (_role, who) => {
    const { id, secret } = await add({ url: `${receiver.url}?token=hush` })
    await sendTest(id)
    await hub.drain()
    const seen = await list(who())
    expect(seen).toMatchObject({ mayChange: false, items: [{ url: new URL(receiver.url).origin }] })
    expect(JSON.stringify(seen)).not.toContain(secret.slice(6))
    const [delivery] = await deliveriesOf(who(), id)
    expect(delivery).toMatchObject({ status: 'delivered', answer: null })
    expect(
      (await who().post('/api/webhooks', { name: 'x', url: receiver.url, events: ['document.checked'] }))
        .status,
    ).toBe(403)
    for (const [method, path, json] of everyCall(id, delivery?.id ?? '')) {
      expect((await who().request(method, path, { json })).status, path).toBe(403)
    }
    expect((await list()).items).toMatchObject([{ id, name: 'Warehouse' }])
  })

  test('another organisation, and ids that do not exist, are 404', async () => {
    const { id } = await add()
    await sendTest(id)
    const [delivery] = await deliveriesOf(ida, id)
    expect((await list(otto)).items).toEqual([])
    for (const known of [id, randomUUID(), 'nonsense']) {
      expect((await otto.get(`/api/webhooks/${known}/deliveries`)).status).toBe(404)
      for (const [method, path, json] of everyCall(known, delivery?.id ?? '')) {
        expect((await otto.request(method, path, { json })).status, path).toBe(404)
      }
    }
    // A delivery of one webhook is none of another.
    const other = await add({ name: 'Other' })
    expect((await ida.post(`/api/webhooks/${other.id}/deliveries/${delivery?.id}/resend`)).status).toBe(404)
  })
})

describe('a webhook', () => {
  test('shows its secret once; it is stored encrypted and in no log', async () => {
    const { id, secret } = await add()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(JSON.stringify(await list())).not.toContain(secret)
    await ida.patch(`/api/webhooks/${id}`, { url: `${receiver.url}/path-hush` })
    const stored = await withClient(hub.database.superuserUrl, async (client) => {
      const { rows } = await client.query<{ row: string }>(`select w::text as row from hub.webhooks w
        union all select e::text from hub.audit_events e union all select j::text from graphile_worker._private_jobs j`)
      return rows.map(({ row }) => row).join('\n')
    })
    expect(stored).toContain(id)
    expect(stored).not.toContain(secret.slice(6, 30))
    expect(stored.match(/path-hush/g)).toHaveLength(1)
  })

  test.each([
    ['no address', { url: 'nonsense' }, 'url'],
    ['another protocol', { url: 'ftp://example.org' }, 'url'],
    ['a password', { url: 'https://ida:hush@example.org' }, 'url'],
    ['no events', { events: [] }, 'events'],
    ['unknown events', { events: ['document.read'] }, 'events'],
    ['no name', { name: ' ' }, 'name'],
  ])('with %s is refused', async (_what, wrong, field) => {
    const request = { name: 'Warehouse', url: receiver.url, events: ['document.checked'], ...wrong }
    const { status, body } = await ida.post<ErrorBody>('/api/webhooks', request)
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {}).join()).toContain(field)
  })

  test('is one of ten at most, also when many are added at the same time', async () => {
    const request = { name: 'One of many', url: receiver.url, events: ['document.checked'] }
    const made = await Promise.all(Array.from({ length: 14 }, () => ida.post('/api/webhooks', request)))
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), ...Array(4).fill(409)])
    expect((await list()).total).toBe(10)
    expect((await otto.post('/api/webhooks', request)).status).toBe(201)
  })

  test('is changed in part', async () => {
    const { id } = await add({ events: ['document.checked', 'document.approved'] })
    const { body } = await ida.patch<Webhook>(`/api/webhooks/${id}`, { name: 'Yard' })
    expect(body).toMatchObject({ name: 'Yard', url: receiver.url, state: 'active' })
    expect(body.events).toEqual(['document.checked', 'document.approved'])
    expect((await ida.patch(`/api/webhooks/${id}`, { state: 'off' })).status).toBe(400)
  })

  test('is in the audit trail with each act', async () => {
    const { id } = await add({ name: 'Audited' })
    await ida.patch(`/api/webhooks/${id}`, { state: 'paused' })
    await ida.patch(`/api/webhooks/${id}`, { state: 'active' })
    await ida.post(`/api/webhooks/${id}/rotate`)
    await sendTest(id)
    const [delivery] = await deliveriesOf(ida, id)
    await ida.post(`/api/webhooks/${id}/deliveries/${delivery?.id}/resend`)
    await ida.delete(`/api/webhooks/${id}`)
    const { items } = (await ida.get<AuditList>('/api/audit?search=audited')).body
    expect(items.map(({ action }) => action).reverse()).toEqual([
      'webhook-created',
      'webhook-changed',
      'webhook-changed',
      'webhook-secret-rotated',
      'webhook-tested',
      'webhook-resent',
      'webhook-deleted',
    ])
  })
})

describe('the signature', () => {
  const sent = async (id: string) => {
    await sendTest(id)
    await hub.drain()
    const event = receiver.received.at(-1)
    if (!event) throw new Error('nothing arrived')
    return event
  }

  test('is verified by the specification, and is of this body and this secret', async () => {
    const { id, secret } = await add()
    const event = await sent(id)
    expect(await isSignedWith(secret, event)).toBe(true)
    expect(await isSignedWith(secret, { ...event, body: event.body.replace('test', 'tess') })).toBe(false)
    expect(await isSignedWith((await add({ name: 'Other' })).secret, event)).toBe(false)
    expect(event.headers['content-type']).toBe('application/json')
    expect(event.headers.cookie ?? event.headers.authorization).toBeUndefined()
    expect(event.event).toMatchObject({
      type: 'webhook.test',
      data: { tenantId: ida.tenantId, webhookId: id, links: { api: expect.stringMatching(/^http/) } },
    })
  })

  test('is by both secrets for 24 hours after a rotation, then by the new one alone', async () => {
    const { id, secret: first } = await add()
    const { body: rotated } = await ida.post<WebhookMade>(`/api/webhooks/${id}/rotate`)
    expect(Date.parse(rotated.previousSecretUntil ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    const both = await sent(id)
    expect(await isSignedWith(first, both)).toBe(true)
    expect(await isSignedWith(rotated.secret, both)).toBe(true)
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(`update hub.webhooks set previous_secret_until = now() - interval '1 second'
        where previous_secret is not null`),
    )
    expect((await list()).items[0]?.previousSecretUntil).toBeNull()
    const one = await sent(id)
    expect(await isSignedWith(first, one)).toBe(false)
    expect(await isSignedWith(rotated.secret, one)).toBe(true)
  })
})

test('OpenAPI has the calls and describes every event', async () => {
  type Described = { paths: object; webhooks: Record<string, { post: object }> }
  const { body } = await ida.get<Described>('/api/openapi.json')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/webhooks', '/api/webhooks/{id}', '/api/webhooks/{id}/deliveries']),
  )
  expect(Object.keys(body.webhooks)).toHaveLength(7)
  const { post } = body.webhooks['consignment.verdict_changed'] ?? {}
  expect(JSON.stringify(post)).toContain('previousVerdict')
  expect(JSON.stringify(post)).toContain('webhook-signature')
})
