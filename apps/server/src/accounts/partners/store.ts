import type { NewPartner, Partner, PartnersAdded } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../platform/contains.ts'
import type { TenantDb } from '../../platform/database.ts'
import { keyset } from '../../platform/keyset.ts'
import { foldName } from '../../platform/towns/fold-name.ts'

export const partnerNames = keyset({
  by: [[sql`name_key`, 'text']],
  id: sql`id`,
  direction: 'up',
})

const COLUMNS = sql`id, name, street, postcode, town, country, vat_id as "vatId", email`

const matching = (search: string | undefined): SQL =>
  search ? sql`(${contains(sql`lower(name)`, search)} or ${contains(sql`lower(town)`, search)})` : sql`true`

export async function listPartners(
  db: TenantDb,
  { search, after, limit }: { search: string | undefined; after: SQL | undefined; limit: number },
): Promise<(Partner & { nameKey: string })[]> {
  const { rows } = await db.execute<Partner & { nameKey: string }>(sql`
    select ${COLUMNS}, name_key as "nameKey" from hub.partners
     where ${matching(search)} and ${after ?? sql`true`} order by ${partnerNames.order} limit ${limit}`)
  return rows
}

export async function countPartners(db: TenantDb, search?: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int from hub.partners where ${matching(search)}`,
  )
  return rows[0]?.count ?? 0
}

/** One with the same name and postcode is replaced; of several in the list the last one counts. */
export async function putPartners(db: TenantDb, partners: readonly NewPartner[]): Promise<PartnersAdded> {
  const keyed = partners.map((one) => ({
    ...one,
    nameKey: foldName(one.name) || one.name.toLowerCase(),
    postcodeKey: postcodeKey(one.postcode),
  }))
  const latest = new Map(keyed.map((one) => [`${one.nameKey}\n${one.postcodeKey}`, one]))
  const { rows } = await db.execute<{ added: number }>(sql`
    with put as (
      insert into hub.partners
        (tenant_id, name, name_key, street, postcode, postcode_key, town, country, vat_id, email)
      select ${db.tenantId}, p.name, p."nameKey", p.street, p.postcode, p."postcodeKey", p.town, p.country, p."vatId", p.email
        from jsonb_to_recordset(${JSON.stringify([...latest.values()])}::jsonb) as p (name text, "nameKey" text, street text,
          postcode text, "postcodeKey" text, town text, country text, "vatId" text, email text)
      on conflict (tenant_id, name_key, postcode_key) do update set name = excluded.name, street = excluded.street,
        postcode = excluded.postcode, town = excluded.town, country = excluded.country, vat_id = excluded.vat_id,
        email = excluded.email
      returning (xmax = 0) as "isNew")
    select count(*) filter (where "isNew")::int as added from put`)
  const added = rows[0]?.added ?? 0
  return { added, replaced: latest.size - added }
}

/** Null: there is none. */
export async function deletePartner(db: TenantDb, id: string): Promise<Partner | null> {
  const { rows } = await db.execute<Partner & Record<string, unknown>>(
    sql`delete from hub.partners where id::text = ${id} returning ${COLUMNS}`,
  )
  return rows[0] ?? null
}

/** Partners with one of these names, however it is spelled. */
export async function partnersNamed(db: TenantDb, names: readonly string[]): Promise<NewPartner[]> {
  const keys = [...new Set(names.map(foldName))].filter((key) => key !== '')
  if (keys.length === 0) return []
  const { rows } = await db.execute<Partner & Record<string, unknown>>(
    sql`select ${COLUMNS} from hub.partners where name_key = any(${sql.param(keys)}::text[]) order by name_key, id`,
  )
  return rows
}

/** 'SW1A 1AA' and 'sw1a-1aa' are one. */
export const postcodeKey = (postcode: string): string => postcode.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
