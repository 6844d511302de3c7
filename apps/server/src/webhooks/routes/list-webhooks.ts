import { webhooksList } from '@efti-hub/contract'
import { may, requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { presentWebhook } from '../present.ts'
import { listWebhooks } from '../store.ts'

export function listWebhooksRoute(app: App, services: Services): void {
  app.get(
    '/api/webhooks',
    {
      schema: {
        tags: ['Webhooks'],
        summary: 'The webhooks of the tenant, without their secrets',
        response: { 200: webhooksList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const mayChange = may(member, 'manage')
      const rows = await services.database.inTenant(member, listWebhooks)
      const items = rows.map((row) => presentWebhook(row, mayChange))
      return { items, nextCursor: null, total: rows.length, mayChange }
    },
  )
}
