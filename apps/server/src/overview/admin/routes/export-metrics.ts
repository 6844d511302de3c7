import { requireConfirmed } from '../../../accounts/identity/require-confirmed.ts'
import { recordExport } from '../../../audit/record-export.ts'
import type { App } from '../../../platform/http.ts'
import { sendSpreadsheet } from '../../../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../../../services.ts'
import { askedBy } from '../asked-by.ts'
import { FIGURE_COLUMNS, figuresOf } from '../export-columns.ts'
import { oneByOne } from '../one-by-one.ts'
import { readMetrics } from '../read-metrics.ts'

export function exportMetricsRoute(app: App, services: Services): void {
  app.get(
    '/api/admin/metrics/export',
    { schema: { tags: ['Admin metrics'], summary: 'Every figure of the screen as CSV, one a line' } },
    async (request, reply) => {
      const asking = askedBy(request)
      requireConfirmed(services, request)
      const metrics = await readMetrics(services, asking)
      const name = `admin-metrics-${metrics.measuredAt.slice(0, 10)}`
      const { tenantId } = asking.caller
      if (tenantId) {
        const exported = { resourceType: 'admin-metrics', resourceName: 'Admin Metrics' }
        const filter = { tenants: metrics.scope }
        await recordExport(
          services.database,
          { ...asking.caller, tenantId },
          { ...exported, details: `${name}.csv`, filter },
        )
      }
      return sendSpreadsheet(reply, 'csv', {
        name,
        title: 'Admin Metrics',
        columns: FIGURE_COLUMNS,
        rows: oneByOne(figuresOf(metrics)),
      })
    },
  )
}
