import { fleetAddition, fleetList, MOST_VEHICLES, type NewVehicle, type Vehicle } from '@efti-hub/contract'
import { isCountry } from '@efti-hub/efti/values'
import { z } from 'zod'
import { recordAct } from '../../audit/record-act.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { may, requireMay } from '../policy.ts'
import { lockTenant } from '../tenant-store.ts'
import { countFleet, deleteVehicle, listFleet, putVehicles } from './store.ts'

const TAGS = ['Settings']
const byId = z.object({ id: z.string() })

/** The vehicles of the organisation: their country of registration need not be on a document. */
export function fleetRoutes(app: App, services: Services): void {
  app.get(
    '/api/fleet',
    { schema: { tags: TAGS, summary: 'The vehicles of the tenant, by plate', response: { 200: fleetList } } },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return present(member, await services.database.inTenant(member, listFleet))
    },
  )

  app.post(
    '/api/fleet',
    {
      schema: {
        tags: TAGS,
        summary: 'Adds vehicles; applies from each document’s next check',
        body: fleetAddition,
        response: { 200: fleetList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const fleet = await services.database.inTenant(member, (db) => addVehicles(db, request.body.vehicles))
      return present(member, fleet)
    },
  )

  app.delete(
    '/api/fleet/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Removes a vehicle; applies from each document’s next check',
        params: byId,
        response: { 200: z.object({ deleted: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      await services.database.inTenant(member, async (db) => {
        const gone = await deleteVehicle(db, request.params.id)
        if (!gone) throw notFound('vehicle')
        await recordFleet(db, { oldValue: namesOf([gone]), newValue: [] })
      })
      return { deleted: true as const }
    },
  )
}

/** All or none. @throws Refusal for a country that does not exist, or too many. */
async function addVehicles(db: TenantDb, vehicles: readonly NewVehicle[]): Promise<Vehicle[]> {
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

function present(member: Member, items: Vehicle[]) {
  return { items, nextCursor: null, total: items.length, mayChange: may(member, 'manage') }
}
