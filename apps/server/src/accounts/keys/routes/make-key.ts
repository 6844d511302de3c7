import { keyMade, keyRequest } from '@efti-hub/contract'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { requireMay } from '../../policy.ts'
import { makeKey } from '../change-keys.ts'
import { presentKey } from '../present.ts'

export function makeKeyRoute(app: App, services: Services): void {
  app.post(
    '/api/keys',
    {
      schema: {
        tags: ['API keys'],
        summary: 'Makes a key and shows its secret, once',
        body: keyRequest,
        response: { 201: keyMade },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      const { row, secret } = await makeKey(services, member, request.body)
      reply.code(201).header('cache-control', 'no-store')
      return { ...presentKey(row, services.clock.now()), secret }
    },
  )
}
