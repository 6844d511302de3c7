import type { App } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { adminRoutes } from './admin/routes.ts'
import { batchRoutes } from './batch/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { firstDayRoutes } from './first-day/routes.ts'
import { periodReportRoutes } from './period-report/routes.ts'
import { resultRoutes } from './results/routes.ts'
import { readDocumentRoute } from './routes/read-document.ts'
import { searchRoutes } from './search/routes.ts'
import { viewRoutes } from './views/routes.ts'

export function overviewRoutes(app: App, services: Services): void {
  adminRoutes(app, services)
  batchRoutes(app, services)
  dashboardRoutes(app, services)
  firstDayRoutes(app, services)
  periodReportRoutes(app, services)
  resultRoutes(app, services)
  readDocumentRoute(app, services)
  searchRoutes(app, services)
  viewRoutes(app, services)
}
