import type { KeyRole } from '@efti-hub/contract'
import type { House } from '../../house.ts'
import type { Caller } from '../../platform/http.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import { readTenantToken } from '../tenant-token.ts'
import { KEY_PREFIX, labelOf } from './change-keys.ts'

/** What follows `Bearer`; null where the call carries no such thing. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/**
 * The program that holds this key, as a member of its tenant and of no other. One round trip. @throws Refusal for a secret
 * that is none, or none any more.
 */
export async function callerOfKey(
  house: House,
  secret: string,
  wantedTenant: string | string[] | undefined,
): Promise<Caller> {
  const token = secret.startsWith(KEY_PREFIX) ? readTenantToken(secret.slice(KEY_PREFIX.length)) : null
  const found = token && (await find(house, token.tenantId, token.hash))
  if (!token || !found) {
    throw new Refusal('not_signed_in', 'This API key is not valid: it was rotated, revoked or never made.')
  }
  if (wantedTenant !== undefined && wantedTenant !== token.tenantId) throw notFound('organisation')
  const { id, name, role } = found
  return {
    userId: id,
    keyId: id,
    sessionId: null,
    name: labelOf({ name }),
    email: '',
    tenantId: token.tenantId,
    role,
  }
}

async function find(house: House, tenantId: string, hash: Buffer) {
  const { rows } = await house.database.accountsPool.query<{ id: string; name: string; role: KeyRole }>({
    name: 'find-key',
    text: 'select key_id as id, name, role from accounts.find_key($1, $2, $3)',
    values: [tenantId, hash, house.clock.now()],
  })
  return rows[0] ?? null
}
