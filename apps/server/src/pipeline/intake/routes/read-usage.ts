import { organisationUsage } from '@efti-hub/contract'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { usageOf } from '../upload-quota.ts'

export function readUsageRoute(app: App, { config, clock, database }: Services): void {
  app.get(
    '/api/usage',
    {
      schema: {
        tags: ['Settings'],
        summary: 'Documents and bytes that the organisation uses, and what is allowed',
        response: { 200: organisationUsage },
      },
    },
    (request) => database.inTenant(memberOf(request), (db) => usageOf(config, db, clock.now())),
  )
}
