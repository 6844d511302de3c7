import { emissionsList, emissionsQuery } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { writeCursor } from '../../platform/cursor.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { presentRow } from '../emissions/present.ts'
import { listEmissions, scopeOfEmissions } from '../screen-store.ts'

const DEFAULT_PAGE = 50

export function listEmissionsRoute(app: App, services: Services): void {
  app.get(
    '/api/sustainability/consignments',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'Consignments behind a figure, the heaviest first',
        querystring: emissionsQuery,
        response: { 200: emissionsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const limit = request.query.limit ?? DEFAULT_PAGE
      const rows = await services.database.inTenant(member, (db) =>
        listEmissions(db, { ...request.query, limit }),
      )
      const last = rows.length === limit ? rows.at(-1) : undefined
      return {
        items: rows.map(presentRow),
        nextCursor: last
          ? writeCursor({ key: String(last.grams), id: last.consignmentId }, scopeOfEmissions(request.query))
          : null,
      }
    },
  )
}
