import { auditQuery } from '@efti-hub/contract'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { rowsInTenant } from '../../platform/spreadsheet/rows-in-tenant.ts'
import { sendSpreadsheet } from '../../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../../services.ts'
import { LOG_COLUMNS } from '../log-columns.ts'
import { recordExport } from '../record-export.ts'
import { type EventRow, eventsQuery } from '../store.ts'

export function exportEventsRoute(app: App, services: Services): void {
  app.get(
    '/api/audit/export',
    {
      schema: {
        tags: ['Audit trail'],
        summary: 'All events that match, newest first, as CSV: audit-log-{date}.csv',
        querystring: auditQuery.omit({ limit: true, cursor: true }),
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      requireConfirmed(services, request)
      const name = `audit-log-${services.clock.now().toISOString().slice(0, 10)}`
      const exported = { ...TRAIL, details: `${name}.csv`, filter: request.query }
      await recordExport(services.database, member, exported)
      const query = eventsQuery(member, request.query, services.clock.now(), null)
      const rows = rowsInTenant<EventRow>(services.database, member, query)
      return sendSpreadsheet(reply, 'csv', { name, title: 'Audit log', columns: LOG_COLUMNS, rows })
    },
  )
}

const TRAIL = { resourceType: 'audit-trail', resourceName: 'Audit trail' }
