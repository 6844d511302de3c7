import { dashboard } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import type { House } from '../../house.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { readDashboard } from './read-dashboard.ts'

export function dashboardRoutes(app: App, house: House): void {
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
      return house.database.inTenant(member, (db) => readDashboard(db, house.clock.now()))
    },
  )
}
