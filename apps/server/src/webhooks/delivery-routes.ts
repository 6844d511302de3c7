import { deliveriesQuery, webhookDeliveries, webhookDelivery } from '@efti-hub/contract'
import { z } from 'zod'
import { may, requireMay } from '../accounts/policy.ts'
import { CURSOR_KEYS, readCursor, scopeOf, writeCursor } from '../platform/cursor.ts'
import { type App, memberOf } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { requireWebhook } from './change-webhooks.ts'
import { listDeliveries } from './delivery-store.ts'
import { presentDelivery } from './present.ts'
import { resend, sendTest } from './send-again.ts'

const TAGS = ['Webhooks']
const PAGE_SIZE = 20
const one = z.object({ id: z.string() })

export function webhookDeliveryRoutes(app: App, services: Services): void {
  app.get(
    '/api/webhooks/:id/deliveries',
    {
      schema: {
        tags: TAGS,
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

  app.post(
    '/api/webhooks/:id/test',
    {
      schema: {
        tags: TAGS,
        summary: 'Sends the event webhook.test; how that went is in the log',
        params: one,
        response: { 201: webhookDelivery },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      reply.code(201)
      return presentDelivery(await sendTest(services, member, request.params.id), true)
    },
  )

  app.post(
    '/api/webhooks/:id/deliveries/:deliveryId/resend',
    {
      schema: {
        tags: TAGS,
        summary: 'Sends an event of the log again, under the same id',
        params: one.extend({ deliveryId: z.string() }),
        response: { 200: webhookDelivery },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      return presentDelivery(await resend(services, member, request.params), true)
    },
  )
}
