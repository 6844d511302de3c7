import type {
  Webhook,
  WebhookChange,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookMade,
  WebhookRequest,
  WebhooksList,
} from '@efti-hub/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { deliveriesKey, webhooksKey } from '../../api/keys.ts'
import { request, send } from '../../api/request.ts'
import { useChange } from '../../api/use-change.ts'
import { webhookWords as words } from '../../words/webhooks.ts'

export const useWebhooks = () => useQuery<WebhooksList>({ queryKey: webhooksKey })

export function useNewWebhook() {
  return useChange({
    change: (wanted: WebhookRequest) => request<WebhookMade>('POST', '/api/webhooks', wanted),
    stale: [webhooksKey],
    done: () => words.saved,
  })
}

export function useWebhookChange(id: string) {
  return useChange({
    change: (change: WebhookChange) => request<Webhook>('PATCH', `/api/webhooks/${id}`, change),
    stale: [webhooksKey, deliveriesKey(id)],
    done: ({ state }) =>
      state === 'paused' ? words.paused : state === 'active' ? words.resumed : words.saved,
  })
}

export function useSecretRotation() {
  return useChange({
    change: ({ id }: Webhook) => request<WebhookMade>('POST', `/api/webhooks/${id}/rotate`),
    stale: [webhooksKey],
    done: () => words.saved,
  })
}

export function useWebhookRemoval() {
  return useChange({
    change: ({ id }: Webhook) => send('DELETE', `/api/webhooks/${id}`),
    stale: [webhooksKey],
    done: ({ name }) => words.removed(name),
  })
}

export function useTestEvent(id: string) {
  return useChange({
    change: () => request<WebhookDelivery>('POST', `/api/webhooks/${id}/test`),
    stale: [deliveriesKey(id)],
    done: () => words.tested,
  })
}

export function useResend(id: string) {
  return useChange({
    change: (delivery: WebhookDelivery) =>
      request<WebhookDelivery>('POST', `/api/webhooks/${id}/deliveries/${delivery.id}/resend`),
    stale: [deliveriesKey(id)],
    done: () => words.resent,
  })
}

/** While it is open it follows what is sent. */
const REFRESH_MS = 3_000

export function useDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: deliveriesKey(id),
    queryFn: ({ pageParam }) =>
      request<WebhookDeliveries>(
        'GET',
        `/api/webhooks/${id}/deliveries${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: REFRESH_MS,
  })
}
