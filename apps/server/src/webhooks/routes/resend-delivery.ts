import { webhookDelivery } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { presentDelivery } from '../present.ts'
import { resend } from '../send-again.ts'

const one = z.object({ id: z.string() })

export function resendDeliveryRoute(app: App, services: Services): void {
  app.post(
    '/api/webhooks/:id/deliveries/:deliveryId/resend',
    {
      schema: {
        tags: ['Webhooks'],
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
