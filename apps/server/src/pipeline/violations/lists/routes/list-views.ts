import { violationViews } from '@efti-hub/contract'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { authorsOf, presentView } from '../present-view.ts'
import { viewsFor } from '../views-store.ts'

export function listViewsRoute(app: App, services: Services): void {
  app.get(
    '/api/violation-views',
    {
      schema: {
        tags: ['Violations'],
        summary: 'Saved views: one’s own and the shared ones',
        response: { 200: violationViews },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const rows = await services.database.inTenant(member, (db) => viewsFor(db, member.userId))
      const names = await authorsOf(services, rows)
      return {
        items: rows.map((row) => presentView(row, member, names)),
        nextCursor: null,
        total: rows.length,
      }
    },
  )
}
