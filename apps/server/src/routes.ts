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
import { providerRoutes } from './accounts/provider/routes.ts'
import { refuseSuspended } from './accounts/refuse-suspended.ts'
import { requireTwoFactor } from './accounts/require-two-factor.ts'
import { resetRoutes } from './accounts/reset/routes.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { settingsRoutes } from './accounts/settings/routes.ts'
import { tenantSettingsRoutes } from './accounts/settings/tenant-routes.ts'
import { heldAccessRoutes } from './accounts/takeover/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import type { House } from './house.ts'
import { liveRoutes } from './notifications/live-routes.ts'
import { notificationRoutes } from './notifications/notices/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { dataSetRoutes } from './pipeline/compliance/data-set-routes.ts'
import { noteRoutes } from './pipeline/compliance/notes/routes.ts'
import { complianceRoutes } from './pipeline/compliance/routes.ts'
import { settledFor } from './pipeline/consignments/answers-to.ts'
import { consignmentRoutes } from './pipeline/consignments/routes.ts'
import { keepVerdicts } from './pipeline/consignments/verdict-store.ts'
import { decisionRoutes } from './pipeline/decisions/routes.ts'
import { documentRoutes } from './pipeline/documents/routes.ts'
import { exchangeRoutes } from './pipeline/exchange/routes.ts'
import { partnerMemoryRoutes } from './pipeline/extraction/memory/routes.ts'
import {
  consignmentCorrected,
  documentArrived,
  documentReadAgain,
  recheckDocument,
  violationsActedOn,
} from './pipeline/index.ts'
import { intakeRoutes } from './pipeline/intake/routes.ts'
import { sampleRoutes } from './pipeline/intake/sample-routes.ts'
import { pageRoutes } from './pipeline/recognition/pages/routes.ts'
import { readingAgainRoutes } from './pipeline/recognition/reading-again/routes.ts'
import { remediationRoutes } from './pipeline/remediation/routes.ts'
import { holdRoutes } from './pipeline/retention/hold-routes.ts'
import { retentionRoutes } from './pipeline/retention/routes.ts'
import { violationActRoutes } from './pipeline/violations/acts/routes.ts'
import { violationCheckRoutes } from './pipeline/violations/checks/routes.ts'
import { violationExportRoutes } from './pipeline/violations/export/routes.ts'
import { violationViewRoutes } from './pipeline/violations/lists/view-routes.ts'
import { violationRoutes } from './pipeline/violations/routes.ts'
import { healthRoutes } from './platform/health-routes.ts'
import type { App } from './platform/http.ts'
import { metricsRoutes } from './platform/measure/metrics-routes.ts'
import { notFound } from './platform/refusal.ts'
import { sustainabilityRoutes } from './sustainability/routes.ts'
import { webhookDeliveryRoutes } from './webhooks/delivery-routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** Every call of the house, room by room. */
export function registerRoutes(app: App, house: House): void {
  healthRoutes(app, house)
  metricsRoutes(app, house)
  identifyCaller(app, house)
  requireTwoFactor(app)
  refuseSuspended(app, house)
  accountsRoutes(app, house)
  identityRoutes(app, house)
  memberRoutes(app, house)
  memberChangeRoutes(app, house)
  invitationRoutes(app, house)
  confirmationRoutes(app, house)
  notMeRoutes(app, house)
  heldAccessRoutes(app, house)
  keyRoutes(app, house)
  ownAccountRoutes(app, house)
  ownDataRoutes(app, house)
  accountDeletionRoutes(app, house)
  resetRoutes(app, house)
  providerRoutes(app, house)
  settingsRoutes(app, house)
  tenantSettingsRoutes(app, house)
  fleetRoutes(app, house)
  liveRoutes(app, house)
  auditRoutes(app, house)
  notificationRoutes(app, house)
  intakeRoutes(app, house, documentArrived)
  sampleRoutes(app)
  documentRoutes(app, house)
  retentionRoutes(app, house)
  holdRoutes(app, house)
  pageRoutes(app, house)
  readingAgainRoutes(app, house, documentReadAgain)
  dataSetRoutes(app)
  complianceRoutes(app, house, consignmentCorrected, settledFor)
  noteRoutes(app, house)
  partnerMemoryRoutes(app, house)
  violationRoutes(app, house)
  violationExportRoutes(app, house)
  violationCheckRoutes(app, house)
  violationActRoutes(app, house, violationsActedOn)
  violationViewRoutes(app, house)
  decisionRoutes(app, house, violationsActedOn)
  consignmentRoutes(app, house, { recheck: recheckDocument(house), corrected: consignmentCorrected })
  remediationRoutes(app, house)
  exchangeRoutes(app, house)
  overviewRoutes(app, house)
  sustainabilityRoutes(app, house)
  webhookRoutes(app, house, keepVerdicts)
  webhookDeliveryRoutes(app, house)

  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw notFound('call')
  })
}
