import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { downloadOriginalRoute } from './routes/download-original.ts'
import { listDocumentsRoute } from './routes/list-documents.ts'
import { listJobsRoute } from './routes/list-jobs.ts'

export function documentRoutes(app: App, services: Services): void {
  listDocumentsRoute(app, services)
  listJobsRoute(app, services)
  downloadOriginalRoute(app, services)
}
