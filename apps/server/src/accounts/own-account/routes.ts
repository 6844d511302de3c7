import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from '../rate-limits.ts'
import { changePasswordRoute } from './routes/change-password.ts'
import { endSessionsRoute } from './routes/end-sessions.ts'
import { listSessionsRoute } from './routes/list-sessions.ts'
import { setUpTwoFactorRoute } from './routes/set-up-two-factor.ts'
import { turnTwoFactorOffRoute } from './routes/turn-two-factor-off.ts'
import { turnTwoFactorOnRoute } from './routes/turn-two-factor-on.ts'

/** What guards one's own account: password, second factor, sessions. */
export function ownAccountRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)
  changePasswordRoute(app, services, limits)
  setUpTwoFactorRoute(app, services, limits)
  turnTwoFactorOnRoute(app, services, limits)
  turnTwoFactorOffRoute(app, services, limits)
  listSessionsRoute(app, services)
  endSessionsRoute(app, services)
}
