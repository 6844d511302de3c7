import { violationsExportQuery } from '@efti-hub/contract'
import { requireConfirmed } from '../../../accounts/identity/require-confirmed.ts'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { requireMay } from '../../../accounts/policy.ts'
import { recordExport } from '../../../audit/record-export.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { rowsInTenant } from '../../../platform/spreadsheet/rows-in-tenant.ts'
import { sendSpreadsheet } from '../../../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../../../services.ts'
import { ownersOf, violationsToExport } from '../lists/store.ts'
import { type ExportedViolation, violationColumns } from './columns.ts'

export function violationExportRoutes(app: App, services: Services): void {
  app.get(
    '/api/violations/export',
    {
      schema: {
        tags: ['Violations'],
        summary: 'Violations that match, as CSV or XLSX; sent as they are read',
        querystring: violationsExportQuery,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      if (request.query.documentId === undefined) requireConfirmed(services, request)
      const { format, ...query } = request.query
      const now = services.clock.now()
      await recordExport(services.database, member, {
        resourceType: 'violations',
        resourceName: 'Violations',
        details: format,
        filter: request.query,
      })
      const owners = await services.database.inTenant(member, ownersOf)
      const names = await namesOfPeople(services, owners)
      const rows = violationsToExport(query, { userId: member.userId, now })
      return sendSpreadsheet(reply, format, {
        name: `violations-${now.toISOString().slice(0, 10)}`,
        title: 'Violations',
        columns: violationColumns(names),
        rows: rowsInTenant<ExportedViolation>(services.database, member, rows),
      })
    },
  )
}
