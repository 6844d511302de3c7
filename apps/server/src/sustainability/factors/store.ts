import { desc, eq, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { emissionFactors, type OwnFactorRow } from '../tables.ts'
import type { Factor } from './factor.ts'
import { OWN_ONLY, SHIPPED_FACTORS } from './shipped-factors.ts'

/** What may be given a value of one's own, by key. */
export const replaceable = new Map([...SHIPPED_FACTORS, ...OWN_ONLY].map((factor) => [factor.key, factor]))

/** Rows of each key since it was last removed, the newest first: years are side by side. */
export async function ownFactors(db: TenantDb): Promise<OwnFactorRow[]> {
  const rows = await db.select().from(emissionFactors).orderBy(emissionFactors.key, desc(emissionFactors.id))
  const givenUp = new Set<string>()
  return rows.filter(({ key, withdrawn }) => {
    if (withdrawn) givenUp.add(key)
    return !givenUp.has(key)
  })
}

/** By key, the tenant's own before the product's; of two that cover a day the first counts. */
export async function factorsInForce(db: TenantDb): Promise<Map<string, Factor[]>> {
  const own = (await ownFactors(db)).flatMap((row) => asFactor(row) ?? [])
  return Map.groupBy([...own, ...SHIPPED_FACTORS], ({ key }) => key)
}

export function asFactor(row: OwnFactorRow): Factor | null {
  const of = replaceable.get(row.key)
  if (!of || row.wtt === null || row.ttw === null) return null
  return {
    key: row.key,
    mode: of.mode,
    vehicle: of.vehicle,
    basis: of.basis,
    wtt: row.wtt,
    ttw: row.ttw,
    scope: 'As your organisation measured or bought it',
    source: row.source ?? '',
    edition: row.edition ?? '',
    licence: row.licence ?? '',
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    caveat: null,
    isOwn: true,
  }
}

export async function insertFactor(
  db: TenantDb,
  row: Omit<typeof emissionFactors.$inferInsert, 'tenantId' | 'id' | 'createdAt'>,
): Promise<void> {
  await db.insert(emissionFactors).values({ ...row, tenantId: db.tenantId })
}

export async function ownFactor(db: TenantDb, key: string): Promise<OwnFactorRow | null> {
  const [row] = await db
    .select()
    .from(emissionFactors)
    .where(eq(emissionFactors.key, key))
    .orderBy(desc(emissionFactors.id))
    .limit(1)
  return row && !row.withdrawn ? row : null
}

/** Everything is computed again from what was read of the documents before. */
export async function makeAllDue(db: TenantDb): Promise<void> {
  await db.execute(sql`
    insert into hub.emissions_due (consignment_id, tenant_id, reread)
    select consignment_id, tenant_id, false from hub.emissions order by consignment_id
    on conflict (consignment_id) do nothing`)
}
