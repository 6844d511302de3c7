import { keysList } from '@efti-hub/contract'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { may, requireMay } from '../../policy.ts'
import { presentKey } from '../present.ts'
import { activeKeys } from '../store.ts'

export function listKeysRoute(app: App, services: Services): void {
  app.get(
    '/api/keys',
    {
      schema: {
        tags: ['API keys'],
        summary: 'The active keys of the tenant, without their secrets',
        response: { 200: keysList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const rows = await services.database.inTenant(member, activeKeys)
      return {
        items: rows.map((row) => presentKey(row, services.clock.now())),
        nextCursor: null,
        total: rows.length,
        mayChange: may(member, 'manage'),
      }
    },
  )
}
