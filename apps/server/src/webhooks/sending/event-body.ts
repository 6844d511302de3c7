import type { AnyWebhookEvent } from '@efti-hub/contract'
import { addressOfHub } from '../../platform/mail/address-of-hub.ts'
import { linksInto } from '../../platform/mail/link-into.ts'
import type { Services } from '../../services.ts'

export interface StoredEvent {
  tenantId: string
  type: AnyWebhookEvent
  createdAt: Date | string
  data: Record<string, unknown>
}

/** What is sent: the same for every attempt. */
export function eventBody(services: Pick<Services, 'config'>, event: StoredEvent): string {
  const { tenantId, type, createdAt, data } = event
  const { page, api } = pathsOf(data)
  const links = { page: linksInto(services, tenantId)(page), api: addressOfHub(services) + api }
  return JSON.stringify({
    type,
    timestamp: new Date(createdAt).toISOString(),
    data: { tenantId, ...data, links },
  })
}

function pathsOf({ documentId, consignmentId }: Record<string, unknown>): { page: string; api: string } {
  if (documentId) return { page: `/documents/${documentId}`, api: `/api/documents/${documentId}` }
  if (consignmentId) {
    return { page: `/consignments/${consignmentId}`, api: `/api/consignments/${consignmentId}` }
  }
  return { page: '/settings?tab=security', api: '/api/webhooks' }
}
