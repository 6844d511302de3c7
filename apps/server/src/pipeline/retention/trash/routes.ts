import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import type { AfterRestore } from './restore-document.ts'
import { deleteDocumentRoute } from './routes/delete-document.ts'
import { purgeDocumentRoute } from './routes/purge-document.ts'
import { readTrashRoutes } from './routes/read-trash.ts'
import { restoreDocumentRoute } from './routes/restore-document.ts'

export function trashRoutes(app: App, services: Services, after: AfterRestore): void {
  deleteDocumentRoute(app, services, after.recheck)
  restoreDocumentRoute(app, services, after)
  readTrashRoutes(app, services)
  purgeDocumentRoute(app, services)
}
