import type { KeyRequest, KeyRole } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'

export interface KeyRow extends Record<string, unknown> {
  id: string
  name: string
  role: KeyRole
  hint: string
  createdAt: Date
  revealedAt: Date | null
  lastUsedAt: Date | null
  lastUsedFrom: string | null
  expiresAt: Date | null
}

const COLUMNS = sql`id, name, role, hint, created_at as "createdAt", rotated_at as "revealedAt", last_used_at as "lastUsedAt",
  last_used_from as "lastUsedFrom", expires_at as "expiresAt"`
/** Of the tenant that `db` is bound to. */
const ACTIVE = sql`tenant_id = hub.current_tenant() and revoked_at is null`

export async function activeKeys(db: AccountsDb): Promise<KeyRow[]> {
  const { rows } = await db.execute<KeyRow>(
    sql`select ${COLUMNS} from hub.api_keys where ${ACTIVE} order by created_at, id`,
  )
  return rows
}

/** Until the transaction ends nobody else adds a key to the tenant: their number has a limit. */
export async function lockKeys(db: AccountsDb): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('keys ' || hub.current_tenant(), 0))`)
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
  {
    name,
    role,
    expiresAt,
    hash,
    hint,
    author,
    now,
  }: Pick<KeyRequest, 'name' | 'role'> & Secret & { expiresAt: Date | null; author: string; now: Date },
): Promise<KeyRow | null> {
  const { rows } = await db.execute<KeyRow>(sql`
    insert into hub.api_keys (tenant_id, name, role, secret_hash, hint, created_by, secret_by, created_at, rotated_at, expires_at)
    values (hub.current_tenant(), ${name}, ${role}, ${hash}, ${hint}, ${author}, ${author}, ${now}, ${now},
            ${expiresAt})
    on conflict (tenant_id, name) where revoked_at is null do nothing returning ${COLUMNS}`)
  return rows[0] ?? null
}

export async function replaceKeySecret(
  db: AccountsDb,
  id: string,
  { hash, hint, author, now }: Secret & { author: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    update hub.api_keys set secret_hash = ${hash}, hint = ${hint}, secret_by = ${author}, rotated_at = ${now}, last_used_at = null,
           last_used_from = null
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
