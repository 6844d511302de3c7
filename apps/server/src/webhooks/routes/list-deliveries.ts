import { deliveriesQuery, webhookDeliveries } from '@efti-hub/contract'
import { z } from 'zod'
import { may, requireMay } from '../../accounts/policy.ts'
import { CURSOR_KEYS, readCursor, scopeOf, writeCursor } from '../../platform/cursor.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { requireWebhook } from '../change-webhooks.ts'
import { listDeliveries } from '../delivery-store.ts'
import { presentDelivery } from '../present.ts'

const PAGE_SIZE = 20
const one = z.object({ id: z.string() })

export function listDeliveriesRoute(app: App, services: Services): void {
  app.get(
    '/api/webhooks/:id/deliveries',
    {
      schema: {
        tags: ['Webhooks'],
        summary: 'What was sent to a webhook in the last 30 days and what waits, newest first',
        params: one,
        querystring: deliveriesQuery,
        response: { 200: webhookDeliveries },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { status, limit = PAGE_SIZE, cursor } = request.query
      const { id } = request.params
      const scope = scopeOf(`deliveries of ${id}`, { status })
      const after = cursor ? readCursor(cursor, CURSOR_KEYS.instant, scope) : null
      const rows = await services.database.inTenant(member, async (db) => {
        await requireWebhook(db, id)
        return listDeliveries(db, id, { status, after, limit: limit + 1 })
      })
      const items = rows.slice(0, limit).map((row) => presentDelivery(row, may(member, 'manage')))
      const last = items.at(-1)
      const nextCursor =
        last && rows.length > limit ? writeCursor({ key: last.createdAt, id: last.id }, scope) : null
      return { items, nextCursor }
    },
  )
}
