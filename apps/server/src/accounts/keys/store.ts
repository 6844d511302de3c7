import type { KeyRequest, KeyRole } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'

export interface KeyRow extends Record<string, unknown> {
  id: string
  name: string
  role: KeyRole
  hint: string
  createdAt: Date
  toldAt: Date | null
  lastUsedAt: Date | null
}

const COLUMNS = sql`id, name, role, hint, created_at as "createdAt", rotated_at as "toldAt", last_used_at as "lastUsedAt"`
/** Of the tenant that `db` is bound to. */
const ACTIVE = sql`tenant_id = hub.current_tenant() and revoked_at is null`

export async function activeKeys(db: AccountsDb): Promise<KeyRow[]> {
  const { rows } = await db.execute<KeyRow>(
    sql`select ${COLUMNS} from hub.api_keys where ${ACTIVE} order by created_at, id`,
  )
  return rows
}

export async function findKey(db: AccountsDb, id: string): Promise<KeyRow | null> {
  const { rows } = await db.execute<KeyRow>(
    sql`select ${COLUMNS} from hub.api_keys where ${ACTIVE} and id::text = ${id} for update`,
  )
  return rows[0] ?? null
}

interface Secret {
  hash: Buffer
  hint: string
}

/** Null when an active key has that name already. */
export async function insertKey(
  db: AccountsDb,
  { name, role, hash, hint, author, now }: KeyRequest & Secret & { author: string; now: Date },
): Promise<KeyRow | null> {
  const { rows } = await db.execute<KeyRow>(sql`
    insert into hub.api_keys (tenant_id, name, role, secret_hash, hint, created_by, created_at, rotated_at)
    values (hub.current_tenant(), ${name}, ${role}, ${hash}, ${hint}, ${author}, ${now}, ${now})
    on conflict (tenant_id, name) where revoked_at is null do nothing returning ${COLUMNS}`)
  return rows[0] ?? null
}

export async function replaceSecret(
  db: AccountsDb,
  id: string,
  { hash, hint, now }: Secret & { now: Date },
): Promise<void> {
  await db.execute(sql`
    update hub.api_keys set secret_hash = ${hash}, hint = ${hint}, rotated_at = ${now}, last_used_at = null
     where ${ACTIVE} and id = ${id}`)
}

export async function revokeKey(db: AccountsDb, id: string, now: Date): Promise<void> {
  await db.execute(sql`update hub.api_keys set revoked_at = ${now} where ${ACTIVE} and id = ${id}`)
}

/** What rows that it writes call it, also after it was revoked. */
export async function nameKey(db: AccountsDb, id: string, name: string): Promise<void> {
  await db.execute(sql`
    insert into accounts.key_names (key_id, name) values (${id}, ${name}) on conflict (key_id) do nothing`)
}
