import type { App } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { accountLimits, TooMany } from './rate-limits.ts'
import { chooseTenantRoute } from './routes/choose-tenant.ts'
import { readRegistrationRuleRoute } from './routes/read-registration-rule.ts'
import { readUserRoute } from './routes/read-user.ts'
import { registerRoute } from './routes/register.ts'
import { signInRoute } from './routes/sign-in.ts'
import { signOutRoute } from './routes/sign-out.ts'

export function accountsRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof TooMany) reply.header('retry-after', error.retryAfterSeconds)
  })
  readUserRoute(app, services)
  signInRoute(app, services, limits)
  readRegistrationRuleRoute(app, services)
  registerRoute(app, services, limits)
  signOutRoute(app, services)
  chooseTenantRoute(app, services)
}
