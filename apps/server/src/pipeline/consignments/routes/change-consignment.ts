import { consignmentChange, consignmentDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { setConsignment } from '../change-consignment.ts'
import { readConsignment } from '../read-consignment.ts'

const byId = z.object({ id: z.string() })

export function changeConsignmentRoute(app: App, services: Services): void {
  app.patch(
    '/api/consignments/:id',
    {
      schema: {
        tags: ['Consignments'],
        summary: 'Sets the phase, or confirms documents that travel with the goods without being uploaded',
        params: byId,
        body: consignmentChange,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'link')
      const { id } = request.params
      await services.database.inTenant(member, (db) =>
        setConsignment(db, id, request.body, member.userId, services.clock.now()),
      )
      return readConsignment(services, member, id)
    },
  )
}
