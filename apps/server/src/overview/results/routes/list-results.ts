import { resultsList, resultsQuery } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { markOfViolations } from '../../../pipeline/violations/store.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { keepAnswers } from '../../../platform/keep-answers.ts'
import type { Services } from '../../../services.ts'
import { MOST_KEPT, quarterOf } from '../kept-answers.ts'
import { presentRecord } from '../present.ts'
import { countResults, listResults } from '../store.ts'

const DEFAULT_PAGE = 50

export function listResultsRoute(app: App, services: Services): void {
  const totals = keepAnswers<number>(MOST_KEPT)

  app.get(
    '/api/results',
    {
      schema: {
        tags: ['Results'],
        summary:
          'Compliance records: every document submitted in the range, newest first unless sorted otherwise',
        querystring: resultsQuery,
        response: { 200: resultsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const query = { ...request.query, limit: request.query.limit ?? DEFAULT_PAGE }
      const now = services.clock.now()
      const { cursor: _cursor, limit: _limit, sort: _sort, ...filter } = query
      return services.database.inTenant(member, async (db) => {
        const mark = await markOfViolations(db)
        const { rows, nextCursor } = await listResults(db, query, now)
        const asked = { tenantId: member.tenantId, mark, about: [filter, quarterOf(now)] }
        const total = await totals(asked, () => countResults(db, filter, now))
        return { items: rows.map(presentRecord), nextCursor, total }
      })
    },
  )
}
