import { consignmentDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { readConsignment } from '../../read-consignment.ts'
import { revokeAcceptance } from '../accept-contradiction.ts'

const byCode = z.object({ id: z.string(), code: z.string() })

export function revokeAcceptanceRoute(app: App, services: Services): void {
  app.delete(
    '/api/consignments/:id/contradictions/:code/accept',
    {
      schema: {
        tags: ['Consignments'],
        summary: 'Revokes that all values are correct: the contradiction is open',
        params: byCode,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id, code } = request.params
      await services.database.inTenant(member, (db) =>
        revokeAcceptance(db, { consignmentId: id, code }, member.userId),
      )
      return readConsignment(services, member, id)
    },
  )
}
