import { type AnyWebhookEvent, WEBHOOK_EVENTS, webhookData } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { cmrPdf, incompleteCmrPdf } from '../testing/papers.ts'
import { isSignedWith } from '../testing/verify-signature.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'
import { addWebhook } from '../testing/webhooks.ts'

let receiver: WebhookReceiver
let elsewhere: WebhookReceiver
let hub: Hub
let ida: Member
let secret: string

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  elsewhere = await startWebhookReceiver()
  hub = await startHub({ env: { WEBHOOKS_ALLOW: '127.0.0.1' } })
  ida = await hub.member()
  const otto = await hub.member({ firstName: 'Otto' })
  // The engines are loaded by the first document; nobody is notified of it.
  await checked()
  const events = [...WEBHOOK_EVENTS]
  secret = (await addWebhook(ida, { url: receiver.url, events })).secret
  await addWebhook(otto, { url: elsewhere.url, events })
})
beforeEach(() => {
  receiver.received.length = 0
})
afterAll(async () => {
  // Whatever happened here was none of the other organisation's.
  expect(elsewhere.received).toEqual([])
  await hub?.stop()
  await receiver?.stop()
  await elsewhere?.stop()
})

const types = () => receiver.received.map(({ event }) => event.type).sort()
const dataOf = (type: AnyWebhookEvent) =>
  receiver.received.find(({ event }) => event.type === type)?.event.data ?? {}
let number = 0
const checked = async (make = incompleteCmrPdf) => {
  number += 1
  const document = await ida.upload(await make(number))
  await hub.drain()
  return document
}

test('a check reports the document, the violations it opened and the verdict of the consignment', async () => {
  const { id, originalName } = await checked()
  expect(types()).toEqual(['consignment.verdict_changed', 'document.checked', 'violations.opened'])
  const { status } = (await ida.get<{ status: string }>(`/api/documents/${id}`)).body
  const opened = dataOf('violations.opened')
  expect(dataOf('document.checked')).toMatchObject({
    tenantId: ida.tenantId,
    documentId: id,
    status,
    openViolations: opened.count,
    links: {
      page: `http://localhost:0/documents/${id}?organisation=${ida.tenantId}`,
      api: `http://localhost:0/api/documents/${id}`,
    },
  })
  expect(opened.violations).toHaveLength(Number(opened.count))
  expect(dataOf('consignment.verdict_changed')).toMatchObject({ verdict: 'ready', previousVerdict: null })
  for (const one of receiver.received) {
    expect(await isSignedWith(secret, one)).toBe(true)
    const { type, data } = one.event
    // As OpenAPI describes it, and nothing else: no name and no content of the document.
    expect(webhookData[type as AnyWebhookEvent].strict().parse(data)).toEqual(data)
    expect(one.body).not.toContain(originalName)
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
})

test('a correction that fixes a value reports what it resolved', async () => {
  const { id } = await checked()
  const correct = async (value: string | null) => {
    const corrections = [{ path: 'carrierAcceptanceDateTime', value }]
    expect((await ida.patch(`/api/documents/${id}/consignment`, { corrections })).status).toBe(200)
    await hub.drain()
  }
  await correct(null)
  const open = await ida.get<{ items: { id: string }[] }>(`/api/violations?documentId=${id}&status=open`)
  receiver.received.length = 0
  await correct('2026-11-20')
  expect(types()).toContain('violations.resolved')
  const resolved = dataOf('violations.resolved').violations as { id: string }[]
  const known = open.body.items.map((one) => one.id)
  expect(known).toEqual(expect.arrayContaining(resolved.map((one) => one.id)))
})

test('decisions are reported with who made them', async () => {
  const { id } = await checked()
  receiver.received.length = 0
  await ida.post(`/api/documents/${id}/approve`, { comment: 'Agreed by telephone' })
  await hub.drain()
  expect(types()).toContain('document.approved')
  expect(dataOf('document.approved')).toMatchObject({ documentId: id, decidedBy: ida.user?.id })
  expect(receiver.received.map(({ body }) => body).join()).not.toContain('telephone')
  const other = await checked()
  receiver.received.length = 0
  await ida.post(`/api/documents/${other.id}/reject`, { comment: 'Unreadable' })
  await hub.drain()
  expect(types()).toEqual(['consignment.verdict_changed', 'document.rejected'])
})

test('the verdict of a consignment is reported when it changes, and only then', async () => {
  const { id } = await checked()
  receiver.received.length = 0
  await ida.post(`/api/documents/${id}/reject`, { comment: 'Unreadable' })
  await hub.drain()
  const consignments = await ida.get<{ items: { id: string; ready: boolean }[] }>('/api/consignments')
  const verdict = dataOf('consignment.verdict_changed')
  const row = consignments.body.items.find((one) => one.id === verdict.consignmentId)
  expect(row?.ready).toBe(false)
  expect(verdict).toMatchObject({ verdict: 'not_ready', previousVerdict: 'ready', documents: 1 })
  receiver.received.length = 0
  await withClient(hub.database.superuserUrl, (client) =>
    client.query(`select graphile_worker.add_job('verdicts', $1)`, [
      { tenantId: ida.tenantId, consignmentIds: [row?.id] },
    ]),
  )
  await hub.drain()
  expect(receiver.received).toEqual([])
})

test('an event goes to those that chose it, each signed with its own secret, under one id', async () => {
  const chosen = await startWebhookReceiver()
  const narrow = await addWebhook(ida, { url: chosen.url, events: ['document.checked'] })
  await checked(cmrPdf)
  expect(chosen.received.map(({ event }) => event.type)).toEqual(['document.checked'])
  const [one] = chosen.received
  expect(one && (await isSignedWith(narrow.secret, one))).toBe(true)
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toContain(one?.headers['webhook-id'])
  await ida.delete(`/api/webhooks/${narrow.id}`)
  await chosen.stop()
})
