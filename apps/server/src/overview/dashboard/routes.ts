import { dashboard } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { readDashboard } from './read-dashboard.ts'

export function dashboardRoutes(app: App, services: Services): void {
  app.get(
    '/api/dashboard',
    {
      schema: {
        tags: ['Dashboard'],
        summary: 'The figures of the dashboard, each with the same of the 30 days before',
        response: { 200: dashboard },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, (db) => readDashboard(db, services.clock.now()))
    },
  )
}
