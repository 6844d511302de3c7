import { certificationsList } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { presentList } from '../present-with-names.ts'
import { certificationsOf } from '../store.ts'

export function listCertificationsRoute(app: App, services: Services): void {
  app.get(
    '/api/sustainability/certifications',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'Certifications and applications, newest first',
        response: { 200: certificationsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const rows = await services.database.inTenant(member, certificationsOf)
      return presentList(services, member, rows)
    },
  )
}
