import { firstDay } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { readFirstDay } from './read-first-day.ts'

export function firstDayRoutes(app: App, services: Services): void {
  app.get(
    '/api/first-day',
    {
      schema: {
        tags: ['Dashboard'],
        summary: 'What the organisation sets up first, and what of it is done',
        response: { 200: firstDay },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      return services.database.inTenant(member, readFirstDay)
    },
  )
}
