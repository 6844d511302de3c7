import { webhookMade, webhookRequest } from '@efti-hub/contract'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { createWebhook, type KeepVerdicts } from '../change-webhooks.ts'
import { presentWebhook } from '../present.ts'

export function createWebhookRoute(app: App, services: Services, keepVerdicts: KeepVerdicts): void {
  app.post(
    '/api/webhooks',
    {
      schema: {
        tags: ['Webhooks'],
        summary: 'Creates a webhook and shows its signing secret, once',
        body: webhookRequest,
        response: { 201: webhookMade },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      const { row, secret } = await createWebhook(services, member, request.body, keepVerdicts)
      reply.code(201).header('cache-control', 'no-store')
      return { ...presentWebhook(row, true), secret }
    },
  )
}
