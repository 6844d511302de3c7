import type { TenantDb } from '../../platform/database.ts'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import type { DocumentRow } from '../documents/tables.ts'
import type { FollowCorrection } from '../extraction/corrections/correct-document.ts'
import { answerRoutes } from './routes/answer.ts'
import { askPartnerRoutes } from './routes/ask-partner.ts'
import { changeRequestRoutes } from './routes/change-request.ts'

/** What follows; pipeline/index.ts decides it. */
export interface AfterAnswers {
  corrected: FollowCorrection
  arrived(db: TenantDb, document: DocumentRow): Promise<void>
}

export function partnerRequestRoutes(app: App, services: Services, after: AfterAnswers): void {
  askPartnerRoutes(app, services)
  changeRequestRoutes(app, services, after.corrected)
  answerRoutes(app, services, after.arrived)
}
