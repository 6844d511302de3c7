import { z } from 'zod'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { removeWebhook } from '../change-webhooks.ts'

const one = z.object({ id: z.string() })

export function deleteWebhookRoute(app: App, services: Services): void {
  app.delete(
    '/api/webhooks/:id',
    {
      schema: {
        tags: ['Webhooks'],
        summary: 'Deletes a webhook and its deliveries; what waits is not sent',
        params: one,
        response: { 200: z.object({ deleted: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      await removeWebhook(services, member, request.params.id)
      return { deleted: true as const }
    },
  )
}
