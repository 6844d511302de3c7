import { savedViews, savedViewsQuery } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { authorsOf, presentView } from './present-view.ts'
import { viewsFor } from './views-store.ts'

export function listViewsRoute(app: App, services: Services): void {
  app.get(
    '/api/views',
    {
      schema: {
        tags: ['Views'],
        summary: 'Saved views of a list: one’s own and the shared ones',
        querystring: savedViewsQuery,
        response: { 200: savedViews },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const rows = await services.database.inTenant(member, (db) =>
        viewsFor(db, member.userId, request.query.screen),
      )
      const names = await authorsOf(services, rows)
      return {
        items: rows.map((row) => presentView(row, member, names)),
        nextCursor: null,
        total: rows.length,
      }
    },
  )
}
