import { checkComparison, complianceCheck } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { readChecks } from './read-checks.ts'
import { readComparison } from './read-comparison.ts'

const TAGS = ['Violations']
const byId = z.object({ id: z.string() })

export function violationCheckRoutes(app: App, services: Services): void {
  app.get(
    '/api/documents/:id/compliance',
    {
      schema: {
        tags: TAGS,
        summary:
          'The latest check with its open violations (?history=true: every check, oldest first, the earlier ones with what they found)',
        params: byId,
        querystring: z.object({ history: z.enum(['true', 'false']).optional() }),
        response: { 200: z.array(complianceCheck) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return readChecks(
        services,
        member,
        request.params.id,
        request.query.history === 'true' ? 'all' : 'latest',
      )
    },
  )

  app.get(
    '/api/documents/:id/compliance/compare',
    {
      schema: {
        tags: TAGS,
        summary: 'What the latest check found otherwise than the one before it',
        params: byId,
        response: { 200: checkComparison },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return readComparison(services, member, request.params.id)
    },
  )
}
