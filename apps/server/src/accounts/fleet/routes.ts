import { fleetAddition, fleetList, type Vehicle } from '@efti-hub/contract'
import { z } from 'zod'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { may, requireMay } from '../policy.ts'
import { addVehicles, removeVehicle } from './change-fleet.ts'
import { listFleet } from './store.ts'

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
        const removed = await removeVehicle(db, request.params.id)
        if (!removed) throw notFound('vehicle')
      })
      return { deleted: true as const }
    },
  )
}

function present(member: Member, items: Vehicle[]) {
  return { items, nextCursor: null, total: items.length, mayChange: may(member, 'manage') }
}
