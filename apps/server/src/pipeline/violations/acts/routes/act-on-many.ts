import { bulkAnswer, bulkRequest } from '@efti-hub/contract'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { RIGHT_FOR } from '../../rights.ts'
import { actingAs } from '../act-as-asked.ts'
import { actOnMany } from '../act-on-violations.ts'
import type { FollowActs } from '../change-violations.ts'
import { nameReasons } from '../name-reasons.ts'

export function actOnManyRoute(app: App, services: Services, follow: FollowActs): void {
  app.post(
    '/api/violations/bulk',
    {
      schema: {
        tags: ['Violations'],
        summary: 'One act on many violations, by ids or by a filter: what was done, and what was not and why',
        body: bulkRequest,
        response: { 200: bulkAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR[request.body.act])
      const outcome = await services.database.inTenant(member, (db) =>
        actOnMany(db, request.body, actingAs(services, member), follow),
      )
      return nameReasons(services, outcome)
    },
  )
}
