import { contradictionChoice, contradictionSettled } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import type { FollowCorrection } from '../../../extraction/corrections/correct-document.ts'
import { readConsignment } from '../../read-consignment.ts'
import { settleContradiction } from '../settle-contradiction.ts'

const byCode = z.object({ id: z.string(), code: z.string() })

export function settleContradictionRoute(app: App, services: Services, corrected: FollowCorrection): void {
  app.post(
    '/api/consignments/:id/contradictions/:code/settle',
    {
      schema: {
        tags: ['Consignments'],
        summary:
          'Says which value is right: documents that say otherwise are corrected to it and checked again',
        params: byCode,
        body: contradictionChoice,
        response: { 200: contradictionSettled },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id, code } = request.params
      const rememberPlaces = await services.database.inTenant(member, (db) =>
        settleContradiction(db, { consignmentId: id, code }, request.body, member.userId, corrected),
      )
      return { ...(await readConsignment(services, member, id)), rememberPlaces }
    },
  )
}
