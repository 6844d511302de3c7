import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import type { FollowCorrection } from '../extraction/corrections/correct-document.ts'
import { contradictionRoutes } from './contradictions/routes.ts'
import type { Recheck } from './recheck-documents.ts'
import { changeConsignmentRoute } from './routes/change-consignment.ts'
import { linkDocumentRoute } from './routes/link-document.ts'
import { listConsignmentsRoute } from './routes/list-consignments.ts'
import { readConsignmentRoute } from './routes/read-consignment.ts'
import { unlinkDocumentRoute } from './routes/unlink-document.ts'

/** `recheck` and `corrected` follow a change: pipeline/index.ts decides what they are. */
export function consignmentRoutes(
  app: App,
  services: Services,
  recheck: Recheck,
  corrected: FollowCorrection,
): void {
  listConsignmentsRoute(app, services)
  readConsignmentRoute(app, services)
  changeConsignmentRoute(app, services)
  linkDocumentRoute(app, services, recheck)
  unlinkDocumentRoute(app, services, recheck)
  contradictionRoutes(app, services, corrected)
}
