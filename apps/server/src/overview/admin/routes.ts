import { adminMetrics } from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { recordExport } from '../../audit/record-export.ts'
import { type App, callerOf } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import { sendSpreadsheet } from '../../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../../services.ts'
import { FIGURE_COLUMNS, figuresOf, TENANT_COLUMNS } from './export-columns.ts'
import { readMetrics } from './read-metrics.ts'
import { type Asking, readTenants } from './read-tenants.ts'
import { presentTenant } from './tenants-store.ts'

const TAGS = ['Admin metrics']

export function adminRoutes(app: App, services: Services): void {
  app.get(
    '/api/admin/metrics',
    {
      schema: {
        tags: TAGS,
        summary:
          'The running system in figures, and the tenants: all for a platform administrator, else those of the caller',
        response: { 200: adminMetrics },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return readMetrics(services, askedBy(request))
    },
  )

  app.get(
    '/api/admin/metrics/export',
    { schema: { tags: TAGS, summary: 'Every figure of the screen as CSV, one a line' } },
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
        rows: each(figuresOf(metrics)),
      })
    },
  )

  app.get(
    '/api/admin/tenants/:id/export',
    {
      schema: {
        tags: TAGS,
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
      // In the trail of the organisation whose figures they are, whoever takes them.
      await recordExport(
        services.database,
        { ...asking.caller, tenantId: row.id },
        { resourceType: 'tenant-figures', resourceName: row.name, details: `${name}.csv` },
      )
      return sendSpreadsheet(reply, 'csv', {
        name,
        title: 'Tenant',
        columns: TENANT_COLUMNS,
        rows: each([presentTenant(row)]),
      })
    },
  )
}

function askedBy(request: FastifyRequest): Asking {
  return { caller: callerOf(request), session: request.session }
}

async function* each<Row>(rows: readonly Row[]) {
  yield* rows
}
