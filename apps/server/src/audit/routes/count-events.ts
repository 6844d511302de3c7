import { auditCounts, auditFilter, USUAL_AUDIT_DAYS } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { countByStatus } from '../store.ts'

export function countEventsRoute(app: App, services: Services): void {
  app.get(
    '/api/audit/counts',
    {
      schema: {
        tags: ['Audit trail'],
        summary: 'How many events of the range there are, and how many of them succeeded, wait or failed',
        querystring: auditFilter.pick({ days: true }),
        response: { 200: auditCounts },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { days = USUAL_AUDIT_DAYS } = request.query
      return services.database.inTenant(member, (db) => countByStatus(db, days, services.clock.now()))
    },
  )
}
