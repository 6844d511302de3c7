import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { createDocumentRoute, type FollowUpload } from './routes/create-document.ts'
import { handOutAddressRoute } from './routes/hand-out-address.ts'
import { readUsageRoute } from './routes/read-usage.ts'
import { receiveBytesRoute } from './routes/receive-bytes.ts'

/** `follow` runs in the transaction that stores the document: pipeline/index.ts decides what it is. */
export function intakeRoutes(app: App, services: Services, follow: FollowUpload): void {
  handOutAddressRoute(app, services)
  receiveBytesRoute(app, services)
  createDocumentRoute(app, services, follow)
  readUsageRoute(app, services)
}
