import { searchAnswer, searchQuery } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { searchEverything } from './search-everything.ts'

export function searchRoutes(app: App, services: Services): void {
  app.get(
    '/api/search',
    {
      schema: {
        tags: ['Search'],
        summary: 'A few documents, consignments, parties, plates and reference numbers that have a text',
        querystring: searchQuery,
        response: { 200: searchAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, (db) => searchEverything(db, request.query.q))
    },
  )
}
