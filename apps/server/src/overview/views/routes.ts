import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { deleteViewRoute } from './delete-view.ts'
import { listViewsRoute } from './list-views.ts'
import { saveViewRoute } from './save-view.ts'

export function viewRoutes(app: App, services: Services): void {
  listViewsRoute(app, services)
  saveViewRoute(app, services)
  deleteViewRoute(app, services)
}
