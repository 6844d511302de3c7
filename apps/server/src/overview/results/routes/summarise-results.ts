import { type ResultsSummary, resultsSummary, resultsSummaryQuery } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { markOfViolations } from '../../../pipeline/violations/store.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { keepAnswers } from '../../../platform/keep-answers.ts'
import type { Services } from '../../../services.ts'
import { summariseResults } from '../figures-store.ts'
import { MOST_KEPT, quarterOf } from '../kept-answers.ts'

export function summariseResultsRoute(app: App, services: Services): void {
  const figures = keepAnswers<ResultsSummary>(MOST_KEPT)

  app.get(
    '/api/results/summary',
    {
      schema: {
        tags: ['Results'],
        summary: 'Figures of all documents submitted in the range, by type, country, step and time',
        querystring: resultsSummaryQuery,
        response: { 200: resultsSummary },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const now = services.clock.now()
      // Read before the figures: what changes in between makes another mark. Nobody keeps a connection while others calculate.
      const mark = await services.database.inTenant(member, markOfViolations)
      return figures({ tenantId: member.tenantId, mark, about: [request.query, quarterOf(now)] }, () =>
        services.database.inTenant(member, (db) => summariseResults(db, request.query, now)),
      )
    },
  )
}
