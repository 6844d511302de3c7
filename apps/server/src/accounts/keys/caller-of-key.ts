import type { KeyRole } from '@efti-hub/contract'
import type { Caller } from '../../platform/http.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { readTenantToken, type TenantToken } from '../tenant-token.ts'
import { KEY_PREFIX, keyLabelOf } from './change-keys.ts'

/** What follows `Bearer`; null where the call carries no such thing. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/**
 * The program that uses this key, as a member of its tenant and of no other. One round trip. @throws Refusal for a secret
 * that is none, or none any more.
 */
export async function callerOfKey(
  services: Services,
  secret: string,
  wantedTenant: string | string[] | undefined,
  address: string,
): Promise<Caller> {
  const token = secret.startsWith(KEY_PREFIX) ? readTenantToken(secret.slice(KEY_PREFIX.length)) : null
  const found = token && (await find(services, token, address))
  if (!token || !found) {
    throw new Refusal('not_signed_in', 'This API key is not valid: it was rotated, revoked or never made.')
  }
  if (found.expired) {
    throw new Refusal(
      'not_signed_in',
      'This API key has expired. Please ask a Compliance Manager for a new one.',
    )
  }
  if (wantedTenant !== undefined && wantedTenant !== token.tenantId) throw notFound('organisation')
  const { id, name, role } = found
  return {
    userId: id,
    keyId: id,
    sessionId: null,
    name: keyLabelOf({ name }),
    email: '',
    tenantId: token.tenantId,
    role,
  }
}

interface FoundKey {
  id: string
  name: string
  role: KeyRole
  expired: boolean
}

async function find(services: Services, { tenantId, hash }: TenantToken, address: string) {
  const { rows } = await services.database.accountsPool.query<FoundKey>({
    name: 'find-key',
    text: 'select key_id as id, name, role, expired from accounts.find_key($1, $2, $3, $4)',
    values: [tenantId, hash, services.clock.now(), address.slice(0, 64)],
  })
  return rows[0] ?? null
}
