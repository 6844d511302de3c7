import type { WebhookDeliveries, WebhookMade, WebhookRequest } from '@efti-hub/contract'
import type { Hub } from './hub.ts'
import type { Member } from './member.ts'
import { withClient } from './test-database.ts'

export async function addWebhook(member: Member, wanted: Partial<WebhookRequest> & { url: string }) {
  const request = { name: 'Warehouse', events: ['document.checked'], ...wanted }
  const { status, body } = await member.post<WebhookMade>('/api/webhooks', request)
  if (status !== 201) throw new Error(`webhook: ${status} ${JSON.stringify(body)}`)
  return body
}

export async function deliveriesOf(member: Member, id: string, query = '') {
  return (await member.get<WebhookDeliveries>(`/api/webhooks/${id}/deliveries${query}`)).body.items
}

/** As if the pause before the next attempt, and the claim of a dead worker, were over. */
export async function passPauses({ database }: Hub): Promise<void> {
  await withClient(database.superuserUrl, (client) =>
    client.query(`update hub.webhook_deliveries set claimed_until = null,
      next_attempt_at = least(next_attempt_at, now()) where status = 'pending'`),
  )
  await database.hasten()
}
