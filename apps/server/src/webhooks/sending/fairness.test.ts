import type { WebhookDelivery } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, startHub } from '../../testing/index.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { addWebhook } from '../../testing/webhooks.ts'

let hub: Hub
let hanging: WebhookReceiver
let prompt: WebhookReceiver

beforeAll(async () => {
  hanging = await startWebhookReceiver()
  prompt = await startWebhookReceiver()
  hub = await startHub({ env: { WEBHOOKS_ALLOW: '127.0.0.0/8', WORKER_CONCURRENCY: '4' } })
})
afterAll(async () => {
  await hub?.stop()
  await hanging?.stop()
  await prompt?.stop()
})

test.runIf(process.env.LONG)(
  'receivers that do not answer delay their own organisation, and nobody else',
  async () => {
    hanging.answerWith((response) => void response.write('I am thinking'))
    const ida = await hub.member()
    const otto = await hub.member({ firstName: 'Otto' })
    const sendTest = (who: typeof ida, id: string) => who.post<WebhookDelivery>(`/api/webhooks/${id}/test`)
    for (let n = 0; n < 8; n++) {
      const { id } = await addWebhook(ida, { url: hanging.url, name: `Hanging ${n}` })
      for (let event = 0; event < 4; event++) expect((await sendTest(ida, id)).status).toBeLessThan(300)
    }
    const { id } = await addWebhook(otto, { url: prompt.url })
    await sendTest(otto, id)
    await hub.work()
    await expect.poll(() => prompt.received.length, { timeout: 60_000 }).toBe(1)
    // Of 32 that wait, no more than the lanes of one organisation were begun before.
    expect(hanging.received.length).toBeLessThanOrEqual(3)
  },
)
