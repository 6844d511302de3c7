import type { ApiKey } from '@efti-hub/contract'
import type { KeyRow } from './store.ts'

/** drizzle hands a moment of a raw query over as text. */
export function presentKey(row: KeyRow, now: Date): ApiKey {
  const { id, name, role, hint, createdAt, revealedAt, lastUsedAt, lastUsedFrom, expiresAt } = row
  const moment = (at: Date | null) => (at === null ? null : new Date(at).toISOString())
  return {
    id,
    name,
    role,
    hint,
    createdAt: new Date(createdAt).toISOString(),
    revealedAt: moment(revealedAt),
    lastUsedAt: moment(lastUsedAt),
    lastUsedFrom,
    expiresAt: moment(expiresAt),
    expired: expiresAt !== null && new Date(expiresAt) <= now,
  }
}
