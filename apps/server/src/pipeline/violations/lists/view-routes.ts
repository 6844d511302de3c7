import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { deleteViewRoute } from './routes/delete-view.ts'
import { listViewsRoute } from './routes/list-views.ts'
import { saveViewRoute } from './routes/save-view.ts'

export function violationViewRoutes(app: App, services: Services): void {
  listViewsRoute(app, services)
  saveViewRoute(app, services)
  deleteViewRoute(app, services)
}
