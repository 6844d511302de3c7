import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { exportResultsRoute } from './routes/export-results.ts'
import { listResultsRoute } from './routes/list-results.ts'
import { summariseResultsRoute } from './routes/summarise-results.ts'

export function resultRoutes(app: App, services: Services): void {
  listResultsRoute(app, services)
  summariseResultsRoute(app, services)
  exportResultsRoute(app, services)
}
