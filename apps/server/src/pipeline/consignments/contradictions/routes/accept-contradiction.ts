import { consignmentDetail, contradictionAcceptance } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { readConsignment } from '../../read-consignment.ts'
import { acceptContradiction } from '../accept-contradiction.ts'

const byCode = z.object({ id: z.string(), code: z.string() })

export function acceptContradictionRoute(app: App, services: Services): void {
  app.post(
    '/api/consignments/:id/contradictions/:code/accept',
    {
      schema: {
        tags: ['Consignments'],
        summary: 'Accepts all values as correct, with a reason: settled until one of them changes',
        params: byCode,
        body: contradictionAcceptance,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id, code } = request.params
      await services.database.inTenant(member, (db) =>
        acceptContradiction(db, { consignmentId: id, code }, request.body, member.userId),
      )
      return readConsignment(services, member, id)
    },
  )
}
