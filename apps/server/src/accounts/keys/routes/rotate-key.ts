import { keyMade } from '@efti-hub/contract'
import { z } from 'zod'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { requireMay } from '../../policy.ts'
import { rotateKey } from '../change-keys.ts'
import { presentKey } from '../present.ts'

const one = z.object({ id: z.string() })

export function rotateKeyRoute(app: App, services: Services): void {
  app.post(
    '/api/keys/:id/rotate',
    {
      schema: {
        tags: ['API keys'],
        summary: 'Gives a key a new secret and shows it, once; the former one is no longer valid',
        params: one,
        response: { 200: keyMade },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      const { row, secret } = await rotateKey(services, member, request.params.id)
      reply.header('cache-control', 'no-store')
      return { ...presentKey(row, services.clock.now()), secret }
    },
  )
}
