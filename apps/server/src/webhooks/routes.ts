import { webhook, webhookChange, webhookMade, webhookRequest, webhooksList } from '@efti-hub/contract'
import { z } from 'zod'
import { requireConfirmed } from '../accounts/identity/require-confirmed.ts'
import { may, requireMay } from '../accounts/policy.ts'
import { type App, memberOf } from '../platform/http.ts'
import type { Services } from '../services.ts'
import {
  changeWebhook,
  createWebhook,
  type KeepVerdicts,
  removeWebhook,
  rotateSecret,
} from './change-webhooks.ts'
import { presentWebhook } from './present.ts'
import { listWebhooks } from './store.ts'

const TAGS = ['Webhooks']
const one = z.object({ id: z.string() })

export function webhookRoutes(app: App, services: Services, keepVerdicts: KeepVerdicts): void {
  app.get(
    '/api/webhooks',
    {
      schema: {
        tags: TAGS,
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

  app.post(
    '/api/webhooks',
    {
      schema: {
        tags: TAGS,
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

  app.patch(
    '/api/webhooks/:id',
    {
      schema: {
        tags: TAGS,
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

  app.delete(
    '/api/webhooks/:id',
    {
      schema: {
        tags: TAGS,
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

  app.post(
    '/api/webhooks/:id/rotate',
    {
      schema: {
        tags: TAGS,
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
