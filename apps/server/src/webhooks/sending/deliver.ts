import { addNotice } from '../../notifications/notices/add-notice.ts'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { clearFailures, countFailure, managersOf, switchOff } from '../store.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import {
  type Claimed,
  claimDelivery,
  type DeliveryAttempt,
  queueForLater,
  recordAttempt,
} from './attempt-store.ts'
import { pauseAfter } from './retry-schedule.ts'

/** Deliveries in a row that were abandoned, each after all its attempts. */
const MOST_FAILED = 5
/** By Standard Webhooks: the receiver wants nothing any more. */
const GONE = 410

/**
 * The job: one attempt. It is claimed and recorded in transactions of their own, and the next attempt is queued in that of
 * its record. A worker that dies in between leaves a claim that ends.
 */
export async function deliver(
  services: Services,
  { tenantId, deliveryId }: { tenantId: string; deliveryId: string },
): Promise<void> {
  const product = { tenantId, userId: null }
  const claimed = await services.database.inTenant(product, async (db) => {
    const taken = await claimDelivery(db, deliveryId)
    if (!taken) await queueForLater(db, deliveryId)
    return taken
  })
  if (!claimed) return
  const attempt = await attemptDelivery(services, claimed)
  await services.database.inTenant(product, (db) => conclude(db, claimed, attempt))
}

async function conclude(db: TenantDb, claimed: Claimed, attempt: DeliveryAttempt): Promise<void> {
  const { webhookId, attempts } = claimed
  const isGone = attempt.statusCode === GONE
  const pauseMs = isGone ? null : pauseAfter(attempts)
  if (!(await recordAttempt(db, claimed, attempt, pauseMs))) return
  if (attempt.error === null) return clearFailures(db, webhookId)
  if (pauseMs !== null) return
  const failed = await countFailure(db, webhookId)
  if (isGone) return turnOff(db, webhookId, 'The receiver answered 410: it wants no more events.')
  if (failed < MOST_FAILED) return
  await turnOff(db, webhookId, `${failed} deliveries in a row failed. The latest: ${attempt.error}`)
}

async function turnOff(db: TenantDb, webhookId: string, reason: string): Promise<void> {
  const webhook = await switchOff(db, webhookId, reason)
  if (!webhook) return
  await recordAct(db, {
    action: 'webhook-switched-off',
    resourceType: 'webhook',
    resourceId: webhookId,
    resourceName: webhook.name,
    details: reason,
  })
  await addNotice(db, {
    kind: 'webhook-off',
    author: null,
    people: await managersOf(db),
    subject: webhook.name,
    facts: { message: reason },
  })
}
