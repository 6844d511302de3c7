import { type KeyRequest, ROLE_LABELS } from '@efti-hub/contract'
import type { Member } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { newTenantToken } from '../tenant-token.ts'
import {
  activeKeys,
  findKey,
  insertKey,
  type KeyRow,
  lockKeys,
  nameKey,
  replaceKeySecret,
  revokeKey,
} from './store.ts'

const MOST_KEYS = 50
export const KEY_PREFIX = 'efti_'

interface KeyWithSecret {
  row: KeyRow
  secret: string
}

export function makeKey(services: Services, member: Member, request: KeyRequest): Promise<KeyWithSecret> {
  const now = services.clock.now()
  const expiresAt = endIn(request, now)
  const { secret, ...stored } = newSecret(member.tenantId)
  return services.database.unsafeAccounts(async (db) => {
    await lockKeys(db)
    if ((await activeKeys(db)).length >= MOST_KEYS) {
      throw new Refusal('wrong_state', `There are ${MOST_KEYS} keys already. Please revoke one first.`)
    }
    const row = await insertKey(db, { ...request, ...stored, expiresAt, author: member.userId, now })
    if (!row) {
      throw new Refusal('name_taken', 'There is a key of this name already.', {
        name: 'There is a key of this name already.',
      })
    }
    await nameKey(db, row.id, keyLabelOf(row))
    await recordAct(db, {
      ...about(row),
      action: 'key-created',
      details: untilOf(row),
      newValue: ROLE_LABELS[row.role],
    })
    return { row, secret }
  }, member)
}

/** The former secret is good no longer from the moment of the answer on. */
export function rotateKey(services: Services, member: Member, id: string): Promise<KeyWithSecret> {
  const now = services.clock.now()
  const { secret, ...stored } = newSecret(member.tenantId)
  return services.database.unsafeAccounts(async (db) => {
    const row = await requireKey(db, id)
    if (row.expiresAt && new Date(row.expiresAt) <= now) {
      throw new Refusal('wrong_state', 'This key has expired. Please revoke it and add a new one.')
    }
    await replaceKeySecret(db, id, { ...stored, author: member.userId, now })
    await nameKey(db, row.id, keyLabelOf(row))
    await recordAct(db, {
      ...about(row),
      action: 'key-rotated',
      oldValue: endOf(row),
      newValue: endOf(stored),
    })
    return {
      row: { ...row, hint: stored.hint, revealedAt: now, lastUsedAt: null, lastUsedFrom: null },
      secret,
    }
  }, member)
}

export async function endKey(services: Services, member: Member, id: string): Promise<void> {
  await services.database.unsafeAccounts(async (db) => {
    const row = await requireKey(db, id)
    await revokeKey(db, id, services.clock.now())
    await recordAct(db, { ...about(row), action: 'key-revoked', oldValue: ROLE_LABELS[row.role] })
  }, member)
}

export const keyLabelOf = ({ name }: Pick<KeyRow, 'name'>) => `API key ${name}`

/** @throws Refusal for a moment that is past already. */
function endIn({ expiresAt }: KeyRequest, now: Date): Date | null {
  if (!expiresAt) return null
  const end = new Date(expiresAt)
  if (end > now) return end
  const message = 'Please choose a date in the future'
  throw new Refusal('invalid_request', message, { expiresAt: message })
}

const untilOf = ({ expiresAt }: KeyRow) =>
  expiresAt === null ? '' : `Expires ${new Date(expiresAt).toISOString().slice(0, 10)}`

function newSecret(tenantId: string) {
  const { token, hash } = newTenantToken(tenantId)
  return { secret: KEY_PREFIX + token, hash, hint: token.slice(-4) }
}

/** The secret stays secret: its last letters, which the settings show too. */
const endOf = ({ hint }: { hint: string }) => ({ endsWith: hint })

function about(row: KeyRow) {
  return { resourceType: 'api-key', resourceId: row.id, resourceName: row.name }
}

async function requireKey(db: Parameters<typeof findKey>[0], id: string): Promise<KeyRow> {
  const row = await findKey(db, id)
  if (!row) throw notFound('key')
  return row
}
