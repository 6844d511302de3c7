import type { WebhookEvent, WebhookRequest, WebhookState } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../platform/database.ts'

export interface WebhookRow extends Record<string, unknown> {
  id: string
  name: string
  url: string
  events: WebhookEvent[]
  state: WebhookState
  offReason: string | null
  createdAt: Date | string
  rotatedAt: Date | string | null
  previousSecretUntil: Date | string | null
}

/** A previous secret whose time is over is not shown. */
const COLUMNS = sql`id, name, url, events, state, off_reason as "offReason", created_at as "createdAt",
  rotated_at as "rotatedAt",
  case when previous_secret_until > clock_timestamp() then previous_secret_until end as "previousSecretUntil"`

const eventList = (events: readonly WebhookEvent[]) => sql`${sql.param([...events])}::text[]`

/** Until the transaction ends nobody else adds one, so that their number is exact. */
export async function lockWebhooks(db: TenantDb): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${db.tenantId}`}, 0))`)
}

export async function listWebhooks(db: TenantDb): Promise<WebhookRow[]> {
  const { rows } = await db.execute<WebhookRow>(
    sql`select ${COLUMNS} from hub.webhooks order by created_at, id`,
  )
  return rows
}

/** Locked until the transaction ends. */
export async function findWebhook(db: TenantDb, id: string): Promise<WebhookRow | null> {
  const { rows } = await db.execute<WebhookRow>(
    sql`select ${COLUMNS} from hub.webhooks where id::text = ${id} for update`,
  )
  return rows[0] ?? null
}

export async function insertWebhook(
  db: TenantDb,
  { id, name, url, events, secret, author }: WebhookRequest & { id: string; secret: string; author: string },
): Promise<WebhookRow> {
  const { rows } = await db.execute<WebhookRow>(sql`
    insert into hub.webhooks (id, tenant_id, created_by, authors, name, url, events, secret)
    values (${id}, ${db.tenantId}, ${author}, array[${author}]::uuid[], ${name}, ${url}, ${eventList(events)}, ${secret})
    returning ${COLUMNS}`)
  return required(rows)
}

export type WebhookColumns = WebhookRequest & { state: WebhookState }

/** A person who changes it knows its address, or its secret. */
const withAuthor = (author: string) => sql`array(select unnest(authors) union select ${author}::uuid)`

/** One that is active starts with a clean record. */
export async function updateWebhook(
  db: TenantDb,
  { id, author }: { id: string; author: string },
  { name, url, events, state }: WebhookColumns,
): Promise<WebhookRow> {
  const { rows } = await db.execute<WebhookRow>(sql`
    update hub.webhooks
       set name = ${name}, url = ${url}, events = ${eventList(events)}, state = ${state},
           authors = ${withAuthor(author)},
           failed_in_row = case when state = ${state} then failed_in_row else 0 end,
           off_reason = case when ${state} = 'off' then off_reason end
     where id = ${id} returning ${COLUMNS}`)
  return required(rows)
}

export async function deleteWebhook(db: TenantDb, id: string): Promise<void> {
  await db.execute(sql`delete from hub.webhooks where id = ${id}`)
}

const OVERLAP = sql`interval '24 hours'`

/** The current secret becomes the previous one; the one before that ends. */
export async function replaceWebhookSecret(
  db: TenantDb,
  { id, author }: { id: string; author: string },
  secret: string,
): Promise<WebhookRow> {
  const { rows } = await db.execute<WebhookRow>(sql`
    update hub.webhooks
       set previous_secret = secret, previous_secret_until = clock_timestamp() + ${OVERLAP},
           secret = ${secret}, rotated_at = clock_timestamp(), authors = ${withAuthor(author)}
     where id = ${id} returning ${COLUMNS}`)
  return required(rows)
}

/** Null when it was switched off already, or is deleted. */
export async function switchOff(db: TenantDb, id: string, reason: string): Promise<{ name: string } | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update hub.webhooks set state = 'off', off_reason = ${reason}
     where id = ${id} and state <> 'off' returning name`)
  return rows[0] ?? null
}

export async function countFailure(db: TenantDb, id: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    update hub.webhooks set failed_in_row = failed_in_row + 1 where id = ${id} returning failed_in_row as count`)
  return rows[0]?.count ?? 0
}

export async function clearFailures(db: TenantDb, id: string): Promise<void> {
  await db.execute(sql`update hub.webhooks set failed_in_row = 0 where id = ${id} and failed_in_row > 0`)
}

export async function isWanted(db: TenantDb, event: WebhookEvent): Promise<boolean> {
  const { rows } = await db.execute<{ wanted: boolean }>(
    sql`select exists (select from hub.webhooks where ${event} = any (events)) as wanted`,
  )
  return rows[0]?.wanted ?? false
}

/** Ids of those who may change webhooks. */
export async function managersOf(db: TenantDb): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id as id from hub.memberships where tenant_id = ${db.tenantId} and role = 'compliance_manager'`)
  return rows.map(({ id }) => id)
}

function required<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the webhook is gone although it is locked')
  return row
}
