import type { TenantChange, TenantSettings } from '@efti-hub/contract'
import { subsetById } from '@efti-hub/efti'
import { isCountry } from '@efti-hub/efti/values'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockTenant } from '../tenant-store.ts'
import { whatChanged } from './what-changed.ts'

export type Organisation = Omit<TenantSettings, 'id' | 'mayChange'>

export async function readOrganisation(db: TenantDb): Promise<Organisation> {
  const { rows } = await db.execute<Organisation & Record<string, unknown>>(sql`
    select name, address, country, vat_id as "vatId", eori, contact_email as "contactEmail",
           due_days as "dueDays", route_countries as "routeCountries", default_subsets as "defaultSubsets",
           strict_addresses as "strictAddresses", carried_in_cab as "carriedInCab",
           modes, dangerous_goods as "dangerousGoods", checklist_dismissed as "checklistDismissed",
           retention_days as "retentionDays"
      from hub.tenants where id = ${db.tenantId}`)
  const [found] = rows
  if (!found) throw new Error('a tenant in which somebody acts is gone')
  return found
}

/** Answers the current settings, and whether the retention is another one. @throws Refusal for codes that do not exist. */
export async function changeOrganisation(
  db: TenantDb,
  change: TenantChange,
): Promise<{ now: Organisation; otherRetention: boolean }> {
  refuseUnknown(change)
  await lockTenant(db)
  const before = await readOrganisation(db)
  const now = { ...before, ...withoutRepeats(change) }
  const changed = whatChanged(before, now)
  if (!changed) return { now, otherRetention: false }
  await db.execute(sql`
    update hub.tenants set name = ${now.name}, address = ${now.address}, country = ${now.country},
           vat_id = ${now.vatId}, eori = ${now.eori}, contact_email = ${now.contactEmail}, due_days = ${now.dueDays},
           route_countries = ${sql.param(now.routeCountries)}::text[],
           default_subsets = ${sql.param(now.defaultSubsets)}::text[],
           strict_addresses = ${now.strictAddresses}, carried_in_cab = ${now.carriedInCab},
           modes = ${sql.param(now.modes)}::text[], dangerous_goods = ${now.dangerousGoods},
           checklist_dismissed = ${now.checklistDismissed},
           retention_days = ${now.retentionDays}
     where id = ${db.tenantId}`)
  await recordAct(db, {
    action: 'organisation-changed',
    resourceType: 'settings',
    resourceId: db.tenantId,
    resourceName: now.name,
    oldValue: changed.oldValue,
    newValue: changed.newValue,
  })
  return { now, otherRetention: changed.names.includes('retentionDays') }
}

function withoutRepeats(change: TenantChange): TenantChange {
  const { routeCountries, defaultSubsets, modes, ...rest } = change
  return {
    ...rest,
    ...(routeCountries && { routeCountries: [...new Set(routeCountries)].sort() }),
    ...(modes && { modes: [...new Set(modes)].sort() }),
    ...(defaultSubsets && { defaultSubsets: [...new Set(defaultSubsets)].sort() }),
  }
}

function refuseUnknown({ country, routeCountries = [], defaultSubsets = [] }: TenantChange): void {
  const countries = [...(country ? [country] : []), ...routeCountries]
  const noCountry = countries.find((code) => !isCountry(code))
  if (noCountry) throw new Refusal('invalid_request', `'${noCountry}' is no country of ISO 3166-1.`)
  const noSubset = defaultSubsets.find((id) => !subsetById(id) || id === 'identifier')
  if (noSubset)
    throw new Refusal('invalid_request', `'${noSubset}' is no subset of the eFTI common data set.`)
}
