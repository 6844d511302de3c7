import { z } from 'zod'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { requireMay } from '../../policy.ts'
import { endKey } from '../change-keys.ts'

const one = z.object({ id: z.string() })

export function revokeKeyRoute(app: App, services: Services): void {
  app.delete(
    '/api/keys/:id',
    {
      schema: {
        tags: ['API keys'],
        summary: 'Revokes a key for good',
        params: one,
        response: { 200: z.object({ revoked: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      await endKey(services, member, request.params.id)
      return { revoked: true as const }
    },
  )
}
