import { randomUUID } from 'node:crypto'
import { TEST_EVENT } from '@efti-hub/contract'
import type { Member } from '../platform/http.ts'
import { recordAct } from '../platform/record-act.ts'
import { notFound, Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import { about, requireWebhook } from './change-webhooks.ts'
import { type DeliveryRow, insertDelivery, restartDelivery } from './delivery-store.ts'
import type { WebhookRow } from './store.ts'

/** An event that reports nothing, to see whether the receiver takes it. */
export function sendTest(services: Services, member: Member, id: string): Promise<DeliveryRow> {
  return services.database.inTenant(member, async (db) => {
    const row = await requireWebhook(db, id)
    requireActive(row)
    await recordAct(db, { ...about(row), action: 'webhook-tested' })
    const facts = { webhookId: row.id }
    return insertDelivery(db, row.id, { eventId: randomUUID(), type: TEST_EVENT, facts })
  })
}

/** The same event under the same id: a receiver that has it already recognises it. */
export function resend(
  services: Services,
  member: Member,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<DeliveryRow> {
  return services.database.inTenant(member, async (db) => {
    const row = await requireWebhook(db, id)
    requireActive(row)
    const delivery = await restartDelivery(db, row.id, deliveryId)
    if (!delivery) throw notFound('delivery')
    await recordAct(db, {
      ...about(row),
      action: 'webhook-resent',
      details: delivery.type,
      newValue: { eventId: delivery.eventId },
    })
    return delivery
  })
}

function requireActive({ state }: WebhookRow): void {
  if (state === 'active') return
  const what = state === 'off' ? 'is switched off' : 'is paused'
  throw new Refusal('wrong_state', `This webhook ${what}. Resume it first.`)
}
