import { webhook, webhookChange } from '@efti-hub/contract'
import { z } from 'zod'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { changeWebhook, type KeepVerdicts } from '../change-webhooks.ts'
import { presentWebhook } from '../present.ts'

const one = z.object({ id: z.string() })

export function changeWebhookRoute(app: App, services: Services, keepVerdicts: KeepVerdicts): void {
  app.patch(
    '/api/webhooks/:id',
    {
      schema: {
        tags: ['Webhooks'],
        summary: 'Changes, pauses or resumes a webhook',
        params: one,
        body: webhookChange,
        response: { 200: webhook },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      const wanted = { id: request.params.id, change: request.body }
      return presentWebhook(await changeWebhook(services, member, wanted, keepVerdicts), true)
    },
  )
}
