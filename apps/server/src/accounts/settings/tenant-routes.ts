import { tenantChange, tenantSettings } from '@efti-hub/contract'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { may, requireMay } from '../policy.ts'
import { startRetention } from './retention.ts'
import { changeOrganisation, type Organisation, readOrganisation } from './tenant-settings.ts'

const TAGS = ['Settings']

export function tenantSettingsRoutes(app: App, services: Services): void {
  app.get(
    '/api/settings/tenant',
    {
      schema: {
        tags: TAGS,
        summary: 'The active tenant: organisation, deadlines, what is checked by default, retention',
        response: { 200: tenantSettings },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return present(member, await services.database.inTenant(member, readOrganisation))
    },
  )

  app.patch(
    '/api/settings/tenant',
    {
      schema: {
        tags: TAGS,
        summary:
          'Changes the active tenant; what is checked by default holds from each document’s next check on',
        body: tenantChange,
        response: { 200: tenantSettings },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      if (request.body.retentionDays !== undefined) requireConfirmed(services, request)
      const now = await services.database.inTenant(member, async (db) => {
        const changed = await changeOrganisation(db, request.body)
        if (changed.otherRetention) await startRetention(db, changed.now.retentionDays)
        return changed.now
      })
      return present(member, now)
    },
  )
}

function present(member: Member, organisation: Organisation) {
  return { ...organisation, id: member.tenantId, mayChange: may(member, 'manage') }
}
