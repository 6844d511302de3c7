import { randomUUID } from 'node:crypto'
import { MAX_WEBHOOKS, type WebhookChange, type WebhookRequest } from '@efti-hub/contract'
import { isUuid } from '../platform/cursor.ts'
import type { TenantDb } from '../platform/database.ts'
import type { Member } from '../platform/http.ts'
import { checkTarget, TargetRefused } from '../platform/outgoing/check-target.ts'
import { recordAct } from '../platform/record-act.ts'
import { notFound, Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import { queuePending } from './delivery-store.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  isWanted,
  listWebhooks,
  lockWebhooks,
  replaceWebhookSecret,
  updateWebhook,
  type WebhookColumns,
  type WebhookRow,
} from './store.ts'
import { encryptWebhookSecret, newWebhookSecret } from './stored-secret.ts'

/** Notes how every consignment is now: from then on a change of that is an event. */
export type KeepVerdicts = (db: TenantDb) => Promise<void>

interface Made {
  row: WebhookRow
  secret: string
}

export async function createWebhook(
  services: Services,
  member: Member,
  request: WebhookRequest,
  keepVerdicts: KeepVerdicts,
): Promise<Made> {
  await requireTarget(services, request.url)
  const secret = newWebhookSecret()
  const id = randomUUID()
  return services.database.inTenant(member, async (db) => {
    await lockWebhooks(db)
    if ((await listWebhooks(db)).length >= MAX_WEBHOOKS) {
      throw new Refusal(
        'wrong_state',
        `There are ${MAX_WEBHOOKS} webhooks already. Delete one to add another.`,
      )
    }
    const row = await withVerdicts(db, keepVerdicts, () =>
      insertWebhook(db, {
        ...request,
        id,
        secret: encryptWebhookSecret(services.dataCipher, id, secret),
        author: member.userId,
      }),
    )
    await recordAct(db, { ...about(row), action: 'webhook-created', newValue: shown(row) })
    return { row, secret }
  })
}

export async function changeWebhook(
  services: Services,
  member: Member,
  { id, change }: { id: string; change: WebhookChange },
  keepVerdicts: KeepVerdicts,
): Promise<WebhookRow> {
  if (change.url !== undefined) await requireTarget(services, change.url)
  return services.database.inTenant(member, async (db) => {
    await lockWebhooks(db)
    const before = await requireWebhook(db, id)
    const { name, url, events, state } = before
    const wanted: WebhookColumns = { name, url, events, state, ...definedOf(change) }
    const row = await withVerdicts(db, keepVerdicts, () =>
      updateWebhook(db, { id, author: member.userId }, wanted),
    )
    if (row.state === 'active' && before.state !== 'active') await queuePending(db, id)
    await recordAct(db, {
      ...about(row),
      action: 'webhook-changed',
      // The host may stay while a secret part of the address changes.
      details: url === row.url ? '' : 'The address was changed',
      oldValue: shown(before),
      newValue: shown(row),
    })
    return row
  })
}

export async function removeWebhook(services: Services, member: Member, id: string): Promise<void> {
  await services.database.inTenant(member, async (db) => {
    const row = await requireWebhook(db, id)
    await deleteWebhook(db, id)
    await recordAct(db, { ...about(row), action: 'webhook-deleted', oldValue: shown(row) })
  })
}

export function rotateSecret(services: Services, member: Member, id: string): Promise<Made> {
  const secret = newWebhookSecret()
  return services.database.inTenant(member, async (db) => {
    await requireWebhook(db, id)
    const row = await replaceWebhookSecret(
      db,
      { id, author: member.userId },
      encryptWebhookSecret(services.dataCipher, id, secret),
    )
    await recordAct(db, { ...about(row), action: 'webhook-secret-rotated' })
    return { row, secret }
  })
}

/** @throws Refusal 404, also for one of another tenant. Locked until the transaction ends. */
export async function requireWebhook(db: TenantDb, id: string): Promise<WebhookRow> {
  const row = isUuid(id) ? await findWebhook(db, id) : null
  if (!row) throw notFound('webhook')
  return row
}

export function about({ id, name }: Pick<WebhookRow, 'id' | 'name'>) {
  return { resourceType: 'webhook', resourceId: id, resourceName: name }
}

/** Without what may be secret in the address. */
function shown({ name, url, events, state }: WebhookRow) {
  return { name, host: new URL(url).origin, events, state }
}

async function withVerdicts<T>(
  db: TenantDb,
  keepVerdicts: KeepVerdicts,
  change: () => Promise<T>,
): Promise<T> {
  const before = await isWanted(db, 'consignment.verdict_changed')
  const done = await change()
  if (!before && (await isWanted(db, 'consignment.verdict_changed'))) await keepVerdicts(db)
  return done
}

async function requireTarget({ config }: Services, url: string): Promise<void> {
  try {
    await checkTarget(new URL(url), config.webhooksAllow)
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error
    throw new Refusal('invalid_request', error.message, { url: error.message })
  }
}

function definedOf(change: WebhookChange): Partial<WebhookColumns> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
