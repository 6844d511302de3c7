import { consignmentsList, consignmentsQuery } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { readConsignments } from '../read-consignments.ts'

const DEFAULT_PAGE = 50

export function listConsignmentsRoute(app: App, services: Services): void {
  app.get(
    '/api/consignments',
    {
      schema: {
        tags: ['Consignments'],
        summary: 'Consignments of the active tenant, newest first',
        querystring: consignmentsQuery,
        response: { 200: consignmentsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const query = { ...request.query, limit: request.query.limit ?? DEFAULT_PAGE }
      return readConsignments(services, member, query)
    },
  )
}
