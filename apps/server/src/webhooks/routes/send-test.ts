import { webhookDelivery } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { presentDelivery } from '../present.ts'
import { sendTest } from '../send-again.ts'

const one = z.object({ id: z.string() })

export function sendTestRoute(app: App, services: Services): void {
  app.post(
    '/api/webhooks/:id/test',
    {
      schema: {
        tags: ['Webhooks'],
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
}
