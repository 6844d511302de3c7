import type { Webhook, WebhookDelivery } from '@efti-hub/contract'
import type { DeliveryRow } from './delivery-store.ts'
import type { WebhookRow } from './store.ts'

/** `all`: for those who may change it. An address can contain a secret of the receiver. */
export function presentWebhook(row: WebhookRow, all: boolean): Webhook {
  const { id, name, url, events, state, offReason } = row
  return {
    id,
    name,
    url: all ? url : new URL(url).origin,
    events,
    state,
    offReason,
    createdAt: new Date(row.createdAt).toISOString(),
    rotatedAt: moment(row.rotatedAt),
    previousSecretUntil: moment(row.previousSecretUntil),
  }
}

export function presentDelivery(row: DeliveryRow, all: boolean): WebhookDelivery {
  const { id, eventId, type, status, attempts, statusCode, durationMs, error, answer } = row
  return {
    id,
    eventId,
    type,
    createdAt: new Date(row.createdAt).toISOString(),
    status,
    attempts,
    lastAttemptAt: moment(row.lastAttemptAt),
    nextAttemptAt: moment(row.nextAttemptAt),
    statusCode,
    durationMs,
    error,
    answer: all ? answer : null,
  }
}

/** drizzle hands a moment of a raw query over as text. */
const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
