import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { isSameSender, keysOfSenders } from '../../extraction/memory/senders.ts'

/** Id of the sender of this name; a spelling that is new is one of a sender that partner memory takes for the same, or a new sender. */
export async function senderNameOf(db: TenantDb, name: string): Promise<string> {
  const [key = ''] = keysOfSenders(name === '' ? [] : [name])
  const known = await senderOfKey(db, key)
  if (known) return known
  const same = key === '' ? undefined : (await spellings(db)).find((one) => isSameSender(one.key, key))
  await db.execute(sql`
    insert into hub.senders (id, tenant_id, sender_id, key, name)
    select id, ${db.tenantId}::uuid, coalesce(${same?.senderId ?? null}::uuid, id), ${key}, ${name}
      from (select gen_random_uuid() as id) made
    on conflict do nothing`)
  const stored = await senderOfKey(db, key)
  if (!stored) throw new Error('the sender was not stored')
  return stored
}

async function senderOfKey(db: TenantDb, key: string): Promise<string | null> {
  const { rows } = await db.execute<{ senderId: string }>(sql`
    select sender_id as "senderId" from hub.senders where tenant_id = ${db.tenantId} and key = ${key}`)
  return rows[0]?.senderId ?? null
}

async function spellings(db: TenantDb): Promise<{ key: string; senderId: string }[]> {
  const { rows } = await db.execute<{ key: string; senderId: string }>(sql`
    select key, sender_id as "senderId" from hub.senders where tenant_id = ${db.tenantId} order by id`)
  return rows
}
