import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

/** What an organisation wants every document held against, beside what its data show. */
export interface CheckingDefaults {
  routeCountries: readonly string[]
  subsets: readonly string[]
}

export async function checkingDefaults(db: TenantDb): Promise<CheckingDefaults> {
  const { rows } = await db.execute<{ routeCountries: string[]; subsets: string[] }>(sql`
    select route_countries as "routeCountries", default_subsets as subsets
      from hub.tenants where id = ${db.tenantId}`)
  return rows[0] ?? { routeCountries: [], subsets: [] }
}
