import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import type { FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import type { FollowActs } from './change-violations.ts'
import { actOnManyRoute } from './routes/act-on-many.ts'
import { changeViolationRoute } from './routes/change-violation.ts'
import { commentOnViolationRoute } from './routes/comment-on-violation.ts'
import { correctViolationsRoute } from './routes/correct-violations.ts'
import { reopenViolationRoute } from './routes/reopen-violation.ts'
import { undoActsRoute } from './routes/undo-acts.ts'
import { waiveViolationRoute } from './routes/waive-violation.ts'

export function violationActRoutes(
  app: App,
  services: Services,
  follow: FollowActs,
  followCorrection: FollowCorrection,
): void {
  changeViolationRoute(app, services, follow)
  waiveViolationRoute(app, services, follow)
  reopenViolationRoute(app, services, follow)
  commentOnViolationRoute(app, services, follow)
  actOnManyRoute(app, services, follow)
  undoActsRoute(app, services, follow)
  correctViolationsRoute(app, services, followCorrection)
}
