import { consignmentDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { readConsignment } from '../read-consignment.ts'

const byId = z.object({ id: z.string() })

export function readConsignmentRoute(app: App, services: Services): void {
  app.get(
    '/api/consignments/:id',
    {
      schema: {
        tags: ['Consignments'],
        summary:
          'One consignment: its documents, what is missing, where they contradict each other, cabotage of its vehicle',
        params: byId,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return readConsignment(services, member, request.params.id)
    },
  )
}
