import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import type { DocumentsMentioning } from './list-store.ts'
import { announcePresenceRoute } from './routes/announce-presence.ts'
import { countDocumentsRoutes } from './routes/count-documents.ts'
import { downloadOriginalRoute } from './routes/download-original.ts'
import { listDocumentsRoute } from './routes/list-documents.ts'
import { listJobsRoute } from './routes/list-jobs.ts'

/** `mentioning`: documents that are found by what is read of them; pipeline/consignments keeps that. */
export function documentRoutes(app: App, services: Services, mentioning: DocumentsMentioning): void {
  listDocumentsRoute(app, services, mentioning)
  countDocumentsRoutes(app, services)
  listJobsRoute(app, services)
  downloadOriginalRoute(app, services)
  announcePresenceRoute(app, services)
}
