import { randomUUID } from 'node:crypto'
import type { WebhookEvent, WebhookFacts } from '@efti-hub/contract'
import type { TenantDb } from '../platform/database.ts'
import { hasReceivers, insertDeliveries } from './delivery-store.ts'

/**
 * Queues an event for every webhook of the tenant that wants it, in the transaction of what it reports: it is sent exactly
 * when that commits. `facts` is asked only when there is a receiver; null: there is nothing to report.
 */
export async function sendEvent<Type extends WebhookEvent>(
  db: TenantDb,
  type: Type,
  facts: () => Promise<WebhookFacts[Type] | null> | WebhookFacts[Type] | null,
): Promise<void> {
  if (!(await hasReceivers(db, type))) return
  const known = await facts()
  if (known) await insertDeliveries(db, randomUUID(), type, known)
}

/** One event for each of the facts. */
export async function sendEvents<Type extends WebhookEvent>(
  db: TenantDb,
  type: Type,
  facts: () => readonly WebhookFacts[Type][],
): Promise<void> {
  if (!(await hasReceivers(db, type))) return
  for (const known of facts()) await insertDeliveries(db, randomUUID(), type, known)
}
