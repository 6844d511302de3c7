import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { exportMetricsRoute } from './routes/export-metrics.ts'
import { exportTenantRoute } from './routes/export-tenant.ts'
import { readMetricsRoute } from './routes/read-metrics.ts'

export function adminRoutes(app: App, services: Services): void {
  readMetricsRoute(app, services)
  exportMetricsRoute(app, services)
  exportTenantRoute(app, services)
}
