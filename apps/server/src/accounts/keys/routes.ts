import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { listKeysRoute } from './routes/list-keys.ts'
import { makeKeyRoute } from './routes/make-key.ts'
import { revokeKeyRoute } from './routes/revoke-key.ts'
import { rotateKeyRoute } from './routes/rotate-key.ts'

export function keyRoutes(app: App, services: Services): void {
  listKeysRoute(app, services)
  makeKeyRoute(app, services)
  rotateKeyRoute(app, services)
  revokeKeyRoute(app, services)
}
