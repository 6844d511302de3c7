import { bulkAnswer, correctViolations as wanted } from '@efti-hub/contract'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import type { FollowCorrection } from '../../../extraction/corrections/correct-document.ts'
import { RIGHT_FOR } from '../../rights.ts'
import { correctViolations } from '../correct-violations.ts'

export function correctViolationsRoute(app: App, services: Services, follow: FollowCorrection): void {
  app.post(
    '/api/violations/correct',
    {
      schema: {
        tags: ['Violations'],
        summary:
          'Corrects the values of many violations, by ids or by a filter: the value that each rule knows, or one for all',
        body: wanted,
        response: { 200: bulkAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR.correct)
      return correctViolations(services, member, request.body, follow)
    },
  )
}
