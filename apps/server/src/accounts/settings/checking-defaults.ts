import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

/** What an organisation wants every document checked against, beside what its data show. */
export interface CheckingDefaults {
  routeCountries: readonly string[]
  subsets: readonly string[]
  strictAddresses: boolean
}

export async function checkingDefaults(db: TenantDb): Promise<CheckingDefaults> {
  const { rows } = await db.execute<{
    routeCountries: string[]
    subsets: string[]
    strictAddresses: boolean
  }>(sql`
    select route_countries as "routeCountries", default_subsets as subsets, strict_addresses as "strictAddresses"
      from hub.tenants where id = ${db.tenantId}`)
  return rows[0] ?? { routeCountries: [], subsets: [], strictAddresses: false }
}

/** Whether its vehicles carry what belongs in the cab; null: not answered yet. */
export async function carriedInCab(db: TenantDb): Promise<boolean | null> {
  const { rows } = await db.execute<{ carried: boolean | null }>(sql`
    select carried_in_cab as carried from hub.tenants where id = ${db.tenantId}`)
  return rows[0]?.carried ?? null
}
