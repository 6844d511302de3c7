import type { AuditList, NotificationsList, WebhookDelivery, WebhooksList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { addWebhook, deliveriesOf, passPauses } from '../../testing/webhooks.ts'
import { pauseAfter } from './retry-schedule.ts'

let receiver: WebhookReceiver
let hub: Hub
let ida: Member
let olga: Member
let id: string

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  hub = await startHub({ env: { WEBHOOKS_ALLOW: '127.0.0.0/8' } })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
})
beforeEach(async () => {
  if (id) await ida.delete(`/api/webhooks/${id}`)
  id = (await addWebhook(ida, { url: receiver.url })).id
  receiver.received.length = 0
  receiver.answerWith()
})
afterAll(async () => {
  await hub?.stop()
  await receiver?.stop()
})

const sendTest = async () => (await ida.post<WebhookDelivery>(`/api/webhooks/${id}/test`)).body
const resend = (deliveryId = '') =>
  ida.post<WebhookDelivery>(`/api/webhooks/${id}/deliveries/${deliveryId}/resend`)
const latest = async () => (await deliveriesOf(ida, id))[0]
const state = async () => (await ida.get<WebhooksList>('/api/webhooks')).body.items[0]
const nextAttempt = async () => {
  await passPauses(hub)
  await hub.drain()
}
const answerStatus = (status: number, text = '') =>
  receiver.answerWith((response) => {
    response.statusCode = status
    response.end(text)
  })

test('pauses grow from seconds to a day, with some chance in them, and end', () => {
  const middle = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => pauseAfter(attempts, () => 0.5))
  expect(middle).toEqual([5_000, 60_000, 300_000, 1_800_000, 7_200_000, 28_800_000, 86_400_000, null])
  expect([0, 0.999].map((random) => pauseAfter(1, () => random))).toEqual([4_000, 5_998])
})

describe('an attempt that fails', () => {
  test('is repeated under the same id until it is taken, with a timestamp and signature of its own', async () => {
    answerStatus(500, 'out of order')
    const { eventId } = await sendTest()
    await hub.drain()
    const failed = await latest()
    expect(failed).toMatchObject({
      status: 'pending',
      attempts: 1,
      statusCode: 500,
      error: 'Answered 500.',
      answer: 'out of order',
    })
    const pause = Date.parse(failed?.nextAttemptAt ?? '') - Date.now()
    expect(pause).toBeGreaterThan(0)
    expect(pause).toBeLessThan(6_100)
    // Not before its time, even if a job of a worker that died comes back.
    await hub.database.hasten()
    await hub.drain()
    expect(receiver.received).toHaveLength(1)

    answerStatus(204)
    await nextAttempt()
    expect(await latest()).toMatchObject({
      status: 'delivered',
      attempts: 2,
      statusCode: 204,
      error: null,
      nextAttemptAt: null,
    })
    const [first, second] = receiver.received
    expect([first, second].map((one) => one?.headers['webhook-id'])).toEqual([eventId, eventId])
    expect(second?.body).toBe(first?.body)
    await nextAttempt()
    expect(receiver.received).toHaveLength(2)
  })

  test('is abandoned after eight; five in a row switch the webhook off and notify the managers alone', async () => {
    answerStatus(503)
    for (let count = 0; count < 5; count += 1) await sendTest()
    for (let attempt = 1; attempt <= 8; attempt += 1) await nextAttempt()
    expect((await deliveriesOf(ida, id, '?status=failed')).map(({ attempts }) => attempts)).toEqual(
      Array(5).fill(8),
    )
    expect(receiver.received).toHaveLength(40)
    expect(await state()).toMatchObject({ state: 'off', offReason: expect.stringContaining('Answered 503') })
    const noticesOf = async (who: Member) =>
      (await who.get<NotificationsList>('/api/notifications')).body.items.map(({ kind }) => kind)
    expect(await noticesOf(ida)).toContain('webhook-off')
    expect(await noticesOf(olga)).not.toContain('webhook-off')
    const { items } = (await ida.get<AuditList>('/api/audit?search=switched off')).body
    expect(items[0]).toMatchObject({ action: 'webhook-switched-off' })

    expect((await ida.post(`/api/webhooks/${id}/test`)).status).toBe(409)
    answerStatus(200)
    await ida.patch(`/api/webhooks/${id}`, { state: 'active' })
    expect(await state()).toMatchObject({ state: 'active', offReason: null })
    await sendTest()
    await hub.drain()
    expect(await latest()).toMatchObject({ status: 'delivered' })
  })

  test('with 410 ends the webhook: the receiver wants no more', async () => {
    answerStatus(410)
    await sendTest()
    await hub.drain()
    expect(await latest()).toMatchObject({ status: 'failed', attempts: 1, statusCode: 410 })
    expect(await state()).toMatchObject({ state: 'off' })
  })

  test('with nobody listening reports it', async () => {
    const gone = await startWebhookReceiver()
    await gone.stop()
    await ida.patch(`/api/webhooks/${id}`, { url: gone.url })
    await sendTest()
    await hub.drain()
    expect(await latest()).toMatchObject({
      status: 'pending',
      statusCode: null,
      error: 'The connection failed (ECONNREFUSED).',
    })
  })

  test.runIf(process.env.LONG)('for want of an answer ends after ten seconds', async () => {
    receiver.answerWith((response) => void response.write('I am thinking'))
    await sendTest()
    await hub.drain()
    const slow = await latest()
    expect(slow).toMatchObject({ statusCode: null, error: 'No complete answer within 10 seconds.' })
    expect(slow?.durationMs).toBeGreaterThan(9_500)
    expect(slow?.durationMs).toBeLessThan(12_000)
  })
})

test('a redirect is not followed', async () => {
  const elsewhere = await startWebhookReceiver()
  receiver.answerWith((response) => void response.writeHead(307, { location: elsewhere.url }).end())
  await sendTest()
  await hub.drain()
  expect(await latest()).toMatchObject({ status: 'pending', statusCode: 307 })
  expect((await latest())?.error).toContain('Redirects are not followed')
  expect(elsewhere.received).toEqual([])
  await elsewhere.stop()
})

test('of an endless answer no more than 64 kB is read, and 1,024 characters are kept', async () => {
  let sent = 0
  receiver.answerWith((response) => {
    const more = () => {
      while (!response.destroyed && response.write('\0é'.repeat(8_192))) sent += 1
      sent += 1
    }
    response.on('drain', more)
    more()
  })
  await sendTest()
  await hub.drain()
  const delivery = await latest()
  expect(delivery).toMatchObject({ status: 'delivered', statusCode: 200 })
  expect(delivery?.answer).toHaveLength(1_024)
  expect(delivery?.durationMs).toBeLessThan(5_000)
  expect(sent).toBeLessThan(2_000)
})

describe('resend', () => {
  test('sends what was delivered once more, under the same id', async () => {
    const { id: deliveryId } = await sendTest()
    await hub.drain()
    expect((await resend(deliveryId)).body).toMatchObject({ status: 'pending', attempts: 0 })
    await hub.drain()
    expect(receiver.received).toHaveLength(2)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await latest()).toMatchObject({ status: 'delivered', attempts: 1 })
  })

  test('of one that waits sends it now, and once', async () => {
    answerStatus(500)
    const { id: deliveryId } = await sendTest()
    await hub.drain()
    answerStatus(200)
    await resend(deliveryId)
    await resend(deliveryId)
    await hub.drain()
    await nextAttempt()
    expect(receiver.received).toHaveLength(2)
  })
})

test('one that is paused sends nothing; what waited is sent when it goes on', async () => {
  await sendTest()
  await ida.patch(`/api/webhooks/${id}`, { state: 'paused' })
  await hub.drain()
  expect(receiver.received).toEqual([])
  expect((await resend((await latest())?.id)).status).toBe(409)
  await ida.patch(`/api/webhooks/${id}`, { state: 'active' })
  await hub.drain()
  expect(receiver.received).toHaveLength(1)
})

test('one that is deleted gets nothing, not even what waited', async () => {
  await sendTest()
  await ida.delete(`/api/webhooks/${id}`)
  await hub.drain()
  await nextAttempt()
  expect(receiver.received).toEqual([])
})

test('while one worker sends, another does not; after a death in between it is sent when the claim ends', async () => {
  const { id: deliveryId } = await sendTest()
  const claim = (when: string) =>
    withClient(hub.database.superuserUrl, (client) =>
      client.query(`update hub.webhook_deliveries set claimed_until = now() + $2::interval where id = $1`, [
        deliveryId,
        when,
      ]),
    )
  await claim('30 seconds')
  await hub.drain()
  expect(receiver.received).toEqual([])
  await claim('-1 second')
  await hub.database.hasten()
  await hub.drain()
  expect(receiver.received).toHaveLength(1)
})

test('the log is read page by page, by status, and is kept for 30 days', async () => {
  for (let count = 0; count < 5; count += 1) await sendTest()
  await hub.drain()
  const whole = (await deliveriesOf(ida, id)).map((one) => one.id)
  expect(whole).toHaveLength(5)
  type Page = { items: { id: string }[]; nextCursor: string }
  const page = (query: string) => ida.get<Page>(`/api/webhooks/${id}/deliveries?limit=3${query}`)
  const first = (await page('')).body
  const second = (await page(`&cursor=${first.nextCursor}`)).body
  expect([...first.items, ...second.items].map((one) => one.id)).toEqual(whole)
  expect(second.nextCursor).toBeNull()
  expect((await page('&cursor=x')).status).toBe(400)
  expect(await deliveriesOf(ida, id, '?status=failed')).toEqual([])

  await withClient(hub.database.superuserUrl, (client) =>
    client.query(
      `update hub.webhook_deliveries set created_at = now() - interval '30 days 1 minute'
      where id = any($1)`,
      [whole.slice(2)],
    ),
  )
  expect(await deliveriesOf(ida, id)).toHaveLength(2)
  await withClient(hub.database.superuserUrl, (client) =>
    client.query(`select graphile_worker.add_job('every-night')`),
  )
  await hub.drain()
  const kept = await withClient(hub.database.superuserUrl, (client) =>
    client.query('select from hub.webhook_deliveries'),
  )
  expect(kept.rowCount).toBe(2)
})
