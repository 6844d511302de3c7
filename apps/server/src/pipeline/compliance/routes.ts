import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import type { FollowCorrection } from '../extraction/corrections/correct-document.ts'
import { correctDocumentRoute } from './routes/correct-document.ts'
import { goodsLinesRoutes } from './routes/goods-lines.ts'
import { readConsignmentRoute } from './routes/read-consignment.ts'
import { withdrawCorrectionsRoute } from './routes/withdraw-corrections.ts'
import type { SettledFor } from './settled-for.ts'

export function complianceRoutes(
  app: App,
  services: Services,
  follow: FollowCorrection,
  settledFor: SettledFor,
): void {
  readConsignmentRoute(app, services, settledFor)
  correctDocumentRoute(app, services, follow, settledFor)
  goodsLinesRoutes(app, services, follow, settledFor)
  withdrawCorrectionsRoute(app, services, follow, settledFor)
}
