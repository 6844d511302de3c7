import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { closeRendering } from './render-pool.ts'
import { drawPageRoute } from './routes/draw-page.ts'
import { listPagesRoute } from './routes/list-pages.ts'
import { readPageTextRoute } from './routes/read-page-text.ts'

export function pageRoutes(app: App, services: Services): void {
  app.addHook('onClose', closeRendering)
  listPagesRoute(app, services)
  readPageTextRoute(app, services)
  drawPageRoute(app, services)
}
