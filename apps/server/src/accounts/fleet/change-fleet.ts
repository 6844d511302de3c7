import { MOST_VEHICLES, type NewVehicle, type Vehicle } from '@efti-hub/contract'
import { isCountry } from '@efti-hub/efti/values'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockTenant } from '../tenant-store.ts'
import { countFleet, deleteVehicle, listFleet, putVehicles } from './store.ts'

/** All or none. @throws Refusal for a country that does not exist, or too many. */
export async function addVehicles(db: TenantDb, vehicles: readonly NewVehicle[]): Promise<Vehicle[]> {
  const unknown = vehicles.find(({ country }) => !isCountry(country))
  if (unknown) throw new Refusal('invalid_request', `'${unknown.country}' is no country of ISO 3166-1.`)
  await lockTenant(db)
  const before = new Set(namesOf(await listFleet(db)))
  await putVehicles(db, vehicles)
  if ((await countFleet(db)) > MOST_VEHICLES)
    throw new Refusal('invalid_request', `A fleet has at most ${MOST_VEHICLES} vehicles.`)
  const fleet = await listFleet(db)
  const added = namesOf(fleet).filter((name) => !before.has(name))
  if (added.length > 0) await recordFleet(db, { oldValue: [], newValue: added })
  return fleet
}

/** False: there is none of that id. */
export async function removeVehicle(db: TenantDb, id: string): Promise<boolean> {
  const removed = await deleteVehicle(db, id)
  if (!removed) return false
  await recordFleet(db, { oldValue: namesOf([removed]), newValue: [] })
  return true
}

const namesOf = (vehicles: readonly NewVehicle[]): string[] =>
  vehicles.map(({ plate, country, kind }) => `${country} ${plate} (${kind})`)

async function recordFleet(db: TenantDb, change: { oldValue: string[]; newValue: string[] }): Promise<void> {
  await recordAct(db, {
    action: 'fleet-changed',
    resourceType: 'settings',
    resourceId: db.tenantId,
    resourceName: 'Our vehicles',
    oldValue: { vehicles: change.oldValue },
    newValue: { vehicles: change.newValue },
  })
}
