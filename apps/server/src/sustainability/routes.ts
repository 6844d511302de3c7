import type { App } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { certificationRoutes } from './certifications/routes.ts'
import { factorRoutes } from './factors/routes.ts'
import { goalRoutes } from './goals/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { explainEmissionRoute } from './routes/explain-emission.ts'
import { exportReportRoute } from './routes/export-report.ts'
import { listEmissionsRoute } from './routes/list-emissions.ts'
import { readDashboardRoute } from './routes/read-dashboard.ts'

export function sustainabilityRoutes(app: App, services: Services): void {
  readDashboardRoute(app, services)
  listEmissionsRoute(app, services)
  explainEmissionRoute(app, services)
  exportReportRoute(app, services)
  factorRoutes(app, services)
  placeRoutes(app, services)
  goalRoutes(app, services)
  certificationRoutes(app, services)
}
