import { confirmationRoutes } from './accounts/confirmation/routes.ts'
import { accountDeletionRoutes } from './accounts/deletion/routes.ts'
import { fleetRoutes } from './accounts/fleet/routes.ts'
import { identifyCaller } from './accounts/identify-caller.ts'
import { identityRoutes } from './accounts/identity/routes.ts'
import { invitationRoutes } from './accounts/invitations/routes.ts'
import { keyRoutes } from './accounts/keys/routes.ts'
import { memberRoutes } from './accounts/member-routes.ts'
import { memberChangeRoutes } from './accounts/members/routes.ts'
import { notMeRoutes } from './accounts/not-me/routes.ts'
import { ownDataRoutes } from './accounts/own-account/export-routes.ts'
import { ownAccountRoutes } from './accounts/own-account/routes.ts'
import { partnerRoutes } from './accounts/partners/routes.ts'
import { providerRoutes } from './accounts/provider/routes.ts'
import { refuseSuspended } from './accounts/refuse-suspended.ts'
import { requireTwoFactor } from './accounts/require-two-factor.ts'
import { resetRoutes } from './accounts/reset/routes.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { settingsRoutes } from './accounts/settings/routes.ts'
import { tenantSettingsRoutes } from './accounts/settings/tenant-routes.ts'
import { heldAccessRoutes } from './accounts/takeover/routes.ts'
import { aiRoutes } from './ai/routes.ts'
import { ownActs } from './audit/own-acts.ts'
import { auditRoutes } from './audit/routes.ts'
import { liveRoutes } from './notifications/live-routes.ts'
import { notificationRoutes } from './notifications/notices/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { dataSetRoutes } from './pipeline/compliance/data-set-routes.ts'
import { noteRoutes } from './pipeline/compliance/notes/routes.ts'
import { complianceRoutes } from './pipeline/compliance/routes.ts'
import { settledFor } from './pipeline/consignments/answers-to.ts'
import { consignmentRoutes } from './pipeline/consignments/routes.ts'
import { documentsMentioning } from './pipeline/consignments/search/documents-mentioning.ts'
import { keepVerdicts } from './pipeline/consignments/verdict-store.ts'
import { decisionRoutes } from './pipeline/decisions/routes.ts'
import { documentActRoutes } from './pipeline/document-acts/routes.ts'
import { documentRoutes } from './pipeline/documents/routes.ts'
import { exchangeRoutes } from './pipeline/exchange/routes.ts'
import { partnerMemoryRoutes } from './pipeline/extraction/memory/routes.ts'
import { takenTextRoutes } from './pipeline/extraction/taken/routes.ts'
import {
  consignmentCorrected,
  documentArrived,
  documentRestored,
  documentsChecked,
  documentsReadAgain,
  recheckDocument,
  violationsActedOn,
} from './pipeline/index.ts'
import { intakeRoutes } from './pipeline/intake/routes.ts'
import { sampleRoutes } from './pipeline/intake/sample-routes.ts'
import { modelReadingRoutes } from './pipeline/model-reading/routes.ts'
import { partnerRequestRoutes } from './pipeline/partner-requests/routes.ts'
import { pageRoutes } from './pipeline/recognition/pages/routes.ts'
import { readingAgainRoutes } from './pipeline/recognition/reading-again/routes.ts'
import { remediationRoutes } from './pipeline/remediation/routes.ts'
import { holdRoutes } from './pipeline/retention/hold-routes.ts'
import { retentionRoutes } from './pipeline/retention/routes.ts'
import { trashRoutes } from './pipeline/retention/trash/routes.ts'
import { splittingRoutes } from './pipeline/splitting/routes.ts'
import { acceptedRuleRoutes } from './pipeline/violations/accepted/routes.ts'
import { violationActRoutes } from './pipeline/violations/acts/routes.ts'
import { violationCheckRoutes } from './pipeline/violations/checks/routes.ts'
import { violationExportRoutes } from './pipeline/violations/export/routes.ts'
import { violationRoutes } from './pipeline/violations/routes.ts'
import { healthRoutes } from './platform/health-routes.ts'
import type { App } from './platform/http.ts'
import { metricsRoutes } from './platform/measure/metrics-routes.ts'
import { notFound } from './platform/refusal.ts'
import type { Services } from './services.ts'
import { sustainabilityRoutes } from './sustainability/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** Every call of the application, feature by feature. */
export function registerRoutes(app: App, services: Services): void {
  healthRoutes(app, services)
  metricsRoutes(app, services)
  identifyCaller(app, services)
  requireTwoFactor(app)
  refuseSuspended(app, services)
  accountsRoutes(app, services)
  identityRoutes(app, services)
  memberRoutes(app, services)
  aiRoutes(app, services)
  memberChangeRoutes(app, services)
  invitationRoutes(app, services)
  confirmationRoutes(app, services)
  notMeRoutes(app, services)
  heldAccessRoutes(app, services)
  keyRoutes(app, services)
  ownAccountRoutes(app, services)
  ownDataRoutes(app, services, ownActs)
  accountDeletionRoutes(app, services)
  resetRoutes(app, services)
  providerRoutes(app, services)
  settingsRoutes(app, services)
  tenantSettingsRoutes(app, services)
  fleetRoutes(app, services)
  partnerRoutes(app, services)
  liveRoutes(app, services)
  auditRoutes(app, services)
  notificationRoutes(app, services)
  intakeRoutes(app, services, documentArrived)
  sampleRoutes(app)
  documentRoutes(app, services, documentsMentioning)
  documentActRoutes(app, services, {
    follow: violationsActedOn,
    recheck: recheckDocument(services),
    queueChecks: documentsChecked,
  })
  retentionRoutes(app, services)
  holdRoutes(app, services)
  trashRoutes(app, services, { recheck: recheckDocument(services), resume: documentRestored })
  splittingRoutes(app, services, { follow: documentArrived, recheck: recheckDocument(services) })
  pageRoutes(app, services)
  readingAgainRoutes(app, services, documentsReadAgain)
  dataSetRoutes(app)
  modelReadingRoutes(app, services)
  complianceRoutes(app, services, consignmentCorrected, settledFor)
  noteRoutes(app, services)
  partnerMemoryRoutes(app, services)
  takenTextRoutes(app, services)
  violationRoutes(app, services)
  violationExportRoutes(app, services)
  violationCheckRoutes(app, services)
  violationActRoutes(app, services, violationsActedOn, consignmentCorrected)
  acceptedRuleRoutes(app, services, violationsActedOn)
  decisionRoutes(app, services, violationsActedOn)
  consignmentRoutes(app, services, recheckDocument(services), consignmentCorrected)
  remediationRoutes(app, services)
  partnerRequestRoutes(app, services, { corrected: consignmentCorrected, arrived: documentArrived })
  exchangeRoutes(app, services)
  overviewRoutes(app, services)
  sustainabilityRoutes(app, services)
  webhookRoutes(app, services, keepVerdicts)

  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw notFound('call')
  })
}
