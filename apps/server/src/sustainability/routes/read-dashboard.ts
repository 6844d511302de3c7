import { sustainabilityAnswer, sustainabilityQuery } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { answerDashboard, yearOf } from '../answer-dashboard.ts'

export function readDashboardRoute(app: App, services: Services): void {
  app.get(
    '/api/sustainability',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'One year of emissions, goals and certifications; not a certified calculation',
        querystring: sustainabilityQuery,
        response: { 200: sustainabilityAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return answerDashboard(services, member, yearOf(services, request.query.year))
    },
  )
}
