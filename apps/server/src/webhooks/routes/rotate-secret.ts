import { webhookMade } from '@efti-hub/contract'
import { z } from 'zod'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { rotateSecret } from '../change-webhooks.ts'
import { presentWebhook } from '../present.ts'

const one = z.object({ id: z.string() })

export function rotateSecretRoute(app: App, services: Services): void {
  app.post(
    '/api/webhooks/:id/rotate',
    {
      schema: {
        tags: ['Webhooks'],
        summary:
          'Gives a webhook a new secret and shows it, once; the previous one signs as well for 24 hours',
        params: one,
        response: { 200: webhookMade },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      const { row, secret } = await rotateSecret(services, member, request.params.id)
      reply.header('cache-control', 'no-store')
      return { ...presentWebhook(row, true), secret }
    },
  )
}
