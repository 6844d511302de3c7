import { adminMetrics } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { askedBy } from '../asked-by.ts'
import { readMetrics } from '../read-metrics.ts'

export function readMetricsRoute(app: App, services: Services): void {
  app.get(
    '/api/admin/metrics',
    {
      schema: {
        tags: ['Admin metrics'],
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
}
