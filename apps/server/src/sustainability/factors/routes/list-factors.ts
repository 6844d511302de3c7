import { factorsAnswer } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { answerFactors } from '../answer-factors.ts'

export function listFactorsRoute(app: App, services: Services): void {
  app.get(
    '/api/sustainability/factors',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'Emission intensities in force, each with its source',
        response: { 200: factorsAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, (db) => answerFactors(db, member))
    },
  )
}
