import { auditList, auditQuery } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { countEvents, cursorAfter, listEvents } from '../store.ts'

const DEFAULT_PAGE = 50

export function listEventsRoute(app: App, services: Services): void {
  app.get(
    '/api/audit',
    {
      schema: {
        tags: ['Audit trail'],
        summary: 'What was done in the active tenant, newest first; each with its status by what followed',
        querystring: auditQuery,
        response: { 200: auditList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { limit = DEFAULT_PAGE, ...query } = request.query
      const now = services.clock.now()
      const { items, ...counted } = await services.database.inTenant(member, async (db) => ({
        items: await listEvents(db, query, now, limit),
        ...(await countEvents(db, query, now)),
      }))
      const last = items.length === limit ? items.at(-1) : undefined
      return {
        ...counted,
        items,
        nextCursor: last ? cursorAfter(last, query) : null,
      }
    },
  )
}
