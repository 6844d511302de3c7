import { bulkAnswer, undoRequest } from '@efti-hub/contract'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { RIGHT_FOR } from '../../rights.ts'
import { actingAs } from '../act-as-asked.ts'
import type { FollowActs } from '../change-violations.ts'
import { nameReasons } from '../name-reasons.ts'
import { undoActs } from '../undo-acts.ts'

export function undoActsRoute(app: App, services: Services, follow: FollowActs): void {
  app.post(
    '/api/violations/undo',
    {
      schema: {
        tags: ['Violations'],
        summary:
          'Undoes the latest act of the caller on each of these violations, unless somebody has changed it since',
        body: undoRequest,
        response: { 200: bulkAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR[request.body.act])
      const outcome = await services.database.inTenant(member, (db) =>
        undoActs(db, request.body, actingAs(services, member), follow),
      )
      return nameReasons(services, outcome)
    },
  )
}
