import { z } from 'zod'
import { requireConfirmed } from '../../../accounts/identity/require-confirmed.ts'
import { recordExport } from '../../../audit/record-export.ts'
import type { App } from '../../../platform/http.ts'
import { notFound } from '../../../platform/refusal.ts'
import { sendSpreadsheet } from '../../../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../../../services.ts'
import { askedBy } from '../asked-by.ts'
import { TENANT_COLUMNS } from '../export-columns.ts'
import { oneByOne } from '../one-by-one.ts'
import { readTenants } from '../read-tenants.ts'
import { presentTenant } from '../tenants-store.ts'

export function exportTenantRoute(app: App, services: Services): void {
  app.get(
    '/api/admin/tenants/:id/export',
    {
      schema: {
        tags: ['Admin metrics'],
        summary: 'The figures of one tenant as CSV',
        params: z.object({ id: z.string() }),
      },
    },
    async (request, reply) => {
      const asking = askedBy(request)
      const { rows } = await readTenants(services, asking)
      const row = rows.find(({ id }) => id === request.params.id)
      if (!row) throw notFound('organisation')
      requireConfirmed(services, request)
      const name = `tenant-figures-${row.name}-${services.clock.now().toISOString().slice(0, 10)}`
      // Recorded in the audit trail of the organisation whose figures are exported.
      await recordExport(
        services.database,
        { ...asking.caller, tenantId: row.id },
        { resourceType: 'tenant-figures', resourceName: row.name, details: `${name}.csv` },
      )
      return sendSpreadsheet(reply, 'csv', {
        name,
        title: 'Tenant',
        columns: TENANT_COLUMNS,
        rows: oneByOne([presentTenant(row)]),
      })
    },
  )
}
