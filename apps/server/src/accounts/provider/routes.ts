import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { identityProvider } from './ask-provider.ts'
import { linkRoutes } from './link-routes.ts'
import { comeBackRoute } from './routes/come-back.ts'
import { leaveForProviderRoute } from './routes/leave-for-provider.ts'
import { nameProviderRoute } from './routes/name-provider.ts'

/** OpenID Connect, authorisation code with PKCE. The browser is led; nobody calls these. */
export function providerRoutes(app: App, services: Services): void {
  const { oidc } = services.config
  const provider = oidc && identityProvider(oidc, services.clock.now)
  linkRoutes(app, services)
  nameProviderRoute(app, services)
  leaveForProviderRoute(app, services, provider)
  comeBackRoute(app, services, provider)
}
