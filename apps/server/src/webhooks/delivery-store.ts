import type { AnyWebhookEvent, DeliveryStatus, WebhookFacts } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { TenantDb } from '../platform/database.ts'
import { keyset } from '../platform/keyset.ts'

export interface DeliveryRow extends Record<string, unknown> {
  id: string
  eventId: string
  type: AnyWebhookEvent
  createdAt: Date | string
  status: DeliveryStatus
  attempts: number
  lastAttemptAt: Date | string | null
  nextAttemptAt: Date | string | null
  statusCode: number | null
  durationMs: number | null
  error: string | null
  answer: string | null
}

const COLUMNS = sql`id, event_id as "eventId", type, created_at as "createdAt", status, attempts,
  last_attempt_at as "lastAttemptAt", next_attempt_at as "nextAttemptAt", status_code as "statusCode",
  duration_ms as "durationMs", error, answer`

const RETENTION = sql`interval '30 days'`

/** Queues the deliveries that a statement answers with their id and next attempt. */
const queued = (deliveries: SQL) => sql`
  with due as (${deliveries})
  select count(hub.enqueue_webhook(id, next_attempt_at)) from due`

/** Whether an active webhook wants this event. */
export async function hasReceivers(db: TenantDb, type: AnyWebhookEvent): Promise<boolean> {
  const { rows } = await db.execute<{ some: boolean }>(sql`
    select exists (select from hub.webhooks where state = 'active' and ${type} = any (events)) as some`)
  return rows[0]?.some ?? false
}

/** One for each active webhook that wants it. One that is deleted at this moment is left out. */
export async function insertDeliveries<Type extends AnyWebhookEvent>(
  db: TenantDb,
  eventId: string,
  type: Type,
  facts: WebhookFacts[Type],
): Promise<void> {
  await db.execute(
    queued(sql`
      insert into hub.webhook_deliveries (tenant_id, webhook_id, event_id, type, data)
      select tenant_id, id, ${eventId}, ${type}, ${JSON.stringify(facts)}::jsonb
        from hub.webhooks where state = 'active' and ${type} = any (events) for key share
      returning id, next_attempt_at`),
  )
}

/** To one webhook, regardless of its chosen events. */
export async function insertDelivery<Type extends AnyWebhookEvent>(
  db: TenantDb,
  webhookId: string,
  { eventId, type, facts }: { eventId: string; type: Type; facts: WebhookFacts[Type] },
): Promise<DeliveryRow> {
  const { rows } = await db.execute<DeliveryRow>(sql`
    insert into hub.webhook_deliveries (tenant_id, webhook_id, event_id, type, data)
    values (${db.tenantId}, ${webhookId}, ${eventId}, ${type}, ${JSON.stringify(facts)}::jsonb)
    returning ${COLUMNS}`)
  const [row] = rows
  if (!row) throw new Error('the delivery was not stored')
  await db.execute(
    queued(sql`
    select id, next_attempt_at from hub.webhook_deliveries where id = ${row.id}`),
  )
  return row
}

const NEWEST = keyset({ by: [[sql`created_at`, 'instant']], id: sql`id`, direction: 'down' })

export async function listDeliveries(
  db: TenantDb,
  webhookId: string,
  page: { status: DeliveryStatus | undefined; after: { key: string; id: string } | null; limit: number },
): Promise<DeliveryRow[]> {
  const { status, after, limit } = page
  const { rows } = await db.execute<DeliveryRow>(sql`
    select ${COLUMNS} from hub.webhook_deliveries
     where tenant_id = ${db.tenantId} and webhook_id = ${webhookId} and created_at > clock_timestamp() - ${RETENTION}
       ${status ? sql`and status = ${status}` : sql``}
       ${after ? sql`and ${NEWEST.after(after)}` : sql``}
     order by ${NEWEST.order} limit ${limit}`)
  return rows
}

/** Due now, with all attempts before it. Null when there is no such delivery to this webhook. */
export async function restartDelivery(
  db: TenantDb,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | null> {
  const { rows } = await db.execute<DeliveryRow>(sql`
    update hub.webhook_deliveries
       set status = 'pending', attempts = 0, next_attempt_at = clock_timestamp()
     where webhook_id = ${webhookId} and id::text = ${id} returning ${COLUMNS}`)
  const [row] = rows
  if (!row) return null
  await db.execute(
    queued(sql`
    select id, next_attempt_at from hub.webhook_deliveries where id = ${row.id}`),
  )
  return row
}

/** What waited while the webhook was paused or off. */
export async function queuePending(db: TenantDb, webhookId: string): Promise<void> {
  await db.execute(
    queued(sql`
    select id, next_attempt_at from hub.webhook_deliveries
     where tenant_id = ${db.tenantId} and webhook_id = ${webhookId} and status = 'pending'`),
  )
}

export async function deleteOldDeliveries(db: TenantDb): Promise<void> {
  await db.execute(sql`
    delete from hub.webhook_deliveries
     where tenant_id = ${db.tenantId} and created_at <= clock_timestamp() - ${RETENTION}`)
}
