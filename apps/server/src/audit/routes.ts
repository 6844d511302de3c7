import type { App } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { countEventsRoute } from './routes/count-events.ts'
import { exportEventsRoute } from './routes/export-events.ts'
import { exportProofRoute } from './routes/export-proof.ts'
import { listEventsRoute } from './routes/list-events.ts'
import { readEventRoute } from './routes/read-event.ts'
import { verifyTrailRoute } from './routes/verify-trail.ts'

export function auditRoutes(app: App, services: Services): void {
  listEventsRoute(app, services)
  countEventsRoute(app, services)
  exportEventsRoute(app, services)
  verifyTrailRoute(app, services)
  exportProofRoute(app, services)
  readEventRoute(app, services)
}
