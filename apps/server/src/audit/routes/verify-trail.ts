import { auditVerification } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { verifyTenant } from '../verify-tenant.ts'

export function verifyTrailRoute(app: App, services: Services): void {
  app.get(
    '/api/audit/verify',
    {
      schema: {
        tags: ['Audit trail'],
        summary: 'Follows the chain of hashes from its beginning and names the first link that does not hold',
        response: { 200: auditVerification },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const verified = await verifyTenant(services.database, member)
      return { ...verified, intact: verified.broken === null, verifiedAt: services.clock.now().toISOString() }
    },
  )
}
