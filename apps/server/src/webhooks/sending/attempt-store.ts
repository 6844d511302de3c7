import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import type { StoredEvent } from './event-body.ts'

export interface Claimed extends StoredEvent, Record<string, unknown> {
  id: string
  webhookId: string
  eventId: string
  /** With this one. */
  attempts: number
  url: string
  secret: string
  /** Null once its time is over. */
  previousSecret: string | null
}

/** Longer than sending can take: by then the owner of a claim is done with it, or dead. */
const CLAIM = sql`interval '1 minute'`

/** For one sender alone. Null when it is not due, is being sent elsewhere, or its webhook is not active. */
export async function claimDelivery(db: TenantDb, id: string): Promise<Claimed | null> {
  const { rows } = await db.execute<Claimed>(sql`
    update hub.webhook_deliveries d
       set attempts = d.attempts + 1, claimed_until = clock_timestamp() + ${CLAIM}, last_attempt_at = clock_timestamp()
      from hub.webhooks w
     where w.id = d.webhook_id and w.state = 'active' and d.id = ${id} and d.status = 'pending'
       and d.next_attempt_at <= clock_timestamp()
       and (d.claimed_until is null or d.claimed_until <= clock_timestamp())
    returning d.id, d.tenant_id as "tenantId", d.webhook_id as "webhookId", d.event_id as "eventId", d.type,
      d.created_at as "createdAt", d.data, d.attempts, w.url, w.secret,
      case when w.previous_secret_until > clock_timestamp() then w.previous_secret end as "previousSecret"`)
  return rows[0] ?? null
}

/** One that could not be claimed is taken up when it is due and the claim on it, such as a dead worker's, is over. */
export async function queueForLater(db: TenantDb, id: string): Promise<void> {
  await db.execute(sql`
    select hub.enqueue_webhook(d.id, greatest(d.next_attempt_at, d.claimed_until, clock_timestamp()))
      from hub.webhook_deliveries d join hub.webhooks w on w.id = d.webhook_id
     where d.id = ${id} and d.status = 'pending' and w.state = 'active'`)
}

export interface DeliveryAttempt {
  statusCode: number | null
  durationMs: number
  /** Null: delivered. */
  error: string | null
  answer: string | null
}

/** False when it was sent again or taken over since: this attempt no longer counts. `pauseMs`: null: no further attempt. */
export async function recordAttempt(
  db: TenantDb,
  { id, attempts }: Claimed,
  { statusCode, durationMs, error, answer }: DeliveryAttempt,
  pauseMs: number | null,
): Promise<boolean> {
  const status = error === null ? 'delivered' : pauseMs === null ? 'failed' : 'pending'
  const next =
    status === 'pending' ? sql`clock_timestamp() + ${pauseMs} * interval '1 millisecond'` : sql`null`
  const { rows } = await db.execute<{ job: unknown }>(sql`
    with recorded as (
      update hub.webhook_deliveries
         set status = ${status}, status_code = ${statusCode}, duration_ms = ${Math.round(durationMs)},
             error = ${error}, answer = ${answer}, claimed_until = null, next_attempt_at = ${next}
       where id = ${id} and attempts = ${attempts} and status = 'pending'
      returning id, next_attempt_at
    )
    select case when next_attempt_at is not null then hub.enqueue_webhook(id, next_attempt_at) end as job
      from recorded`)
  return rows.length > 0
}
