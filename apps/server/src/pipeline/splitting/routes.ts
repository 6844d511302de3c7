import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { closeArranging } from './arrange-in-thread.ts'
import { keepWholeRoute } from './routes/keep-whole.ts'
import { splitDocumentRoute } from './routes/split-document.ts'
import type { AfterSplit } from './split-document.ts'

export function splittingRoutes(app: App, services: Services, after: AfterSplit): void {
  splitDocumentRoute(app, services, after)
  keepWholeRoute(app, services)
  app.addHook('onClose', closeArranging)
}
