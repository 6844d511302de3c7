import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { listFactorsRoute } from './routes/list-factors.ts'
import { setFactorRoute } from './routes/set-factor.ts'
import { withdrawFactorRoute } from './routes/withdraw-factor.ts'

export function factorRoutes(app: App, services: Services): void {
  listFactorsRoute(app, services)
  setFactorRoute(app, services)
  withdrawFactorRoute(app, services)
}
