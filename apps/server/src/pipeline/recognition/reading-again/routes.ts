import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import type { QueueReading } from './read-again.ts'
import { listLanguagesRoute } from './routes/list-languages.ts'
import { readAgainRoute } from './routes/read-again.ts'
import { retryFailedRoute } from './routes/retry-failed.ts'
import { stopWorkRoute } from './routes/stop-work.ts'

export function readingAgainRoutes(app: App, services: Services, queueReading: QueueReading): void {
  readAgainRoute(app, services, queueReading)
  retryFailedRoute(app, services, queueReading)
  stopWorkRoute(app, services)
  listLanguagesRoute(app, services)
}
