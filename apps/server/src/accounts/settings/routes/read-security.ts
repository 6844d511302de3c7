import { securitySettings } from '@efti-hub/contract'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireMay } from '../../policy.ts'
import { presentSecurity } from '../present-security.ts'

export function readSecurityRoute(app: App, services: Services): void {
  app.get(
    '/api/settings/security',
    {
      schema: {
        tags: ['Settings'],
        summary: 'What the active tenant lets AI do, and whether it requires two-factor authentication',
        response: { 200: securitySettings },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return presentSecurity(services, member)
    },
  )
}
