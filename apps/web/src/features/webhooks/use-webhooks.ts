import type { Webhook, WebhookChange, WebhookDelivery, WebhookRequest } from '@efti-hub/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { deliveriesKey, deliveriesQuery, webhooksQuery } from '../../api/queries/webhooks.ts'
import { useChange } from '../../api/use-change.ts'
import { webhookWords as words } from '../../words/webhooks.ts'

export const useWebhooks = () => useQuery(webhooksQuery())

const webhooksKey = webhooksQuery().queryKey

export function useNewWebhook() {
  return useChange({
    change: (wanted: WebhookRequest) => call('POST /api/webhooks', { body: wanted }),
    stale: [webhooksKey],
    done: () => words.saved,
  })
}

export function useWebhookChange(id: string) {
  return useChange({
    change: (change: WebhookChange) => call('PATCH /api/webhooks/{id}', { path: { id }, body: change }),
    stale: [webhooksKey, deliveriesKey(id)],
    done: ({ state }) =>
      state === 'paused' ? words.paused : state === 'active' ? words.resumed : words.saved,
  })
}

export function useSecretRotation() {
  return useChange({
    change: ({ id }: Webhook) => call('POST /api/webhooks/{id}/rotate', { path: { id } }),
    stale: [webhooksKey],
    done: () => words.saved,
  })
}

export function useWebhookRemoval() {
  return useChange({
    change: ({ id }: Webhook) => call('DELETE /api/webhooks/{id}', { path: { id } }),
    stale: [webhooksKey],
    done: ({ name }) => words.removed(name),
  })
}

export function useTestEvent(id: string) {
  return useChange({
    change: () => call('POST /api/webhooks/{id}/test', { path: { id } }),
    stale: [deliveriesKey(id)],
    done: () => words.tested,
  })
}

export function useResend(id: string) {
  return useChange({
    change: (delivery: WebhookDelivery) =>
      call('POST /api/webhooks/{id}/deliveries/{deliveryId}/resend', {
        path: { id, deliveryId: delivery.id },
      }),
    stale: [deliveriesKey(id)],
    done: () => words.resent,
  })
}

export const useDeliveries = (id: string) => useInfiniteQuery(deliveriesQuery(id))
