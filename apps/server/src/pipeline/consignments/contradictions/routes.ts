import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import type { FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import { acceptContradictionRoute } from './routes/accept-contradiction.ts'
import { revokeAcceptanceRoute } from './routes/revoke-acceptance.ts'
import { settleContradictionRoute } from './routes/settle-contradiction.ts'

export function contradictionRoutes(app: App, services: Services, corrected: FollowCorrection): void {
  settleContradictionRoute(app, services, corrected)
  acceptContradictionRoute(app, services)
  revokeAcceptanceRoute(app, services)
}
