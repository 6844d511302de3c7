import { z } from 'zod'
import { acceptedRule, acceptedRules, acceptRuleRequest } from './accepted-rules.ts'
import * as deletion from './account-deletion.ts'
import * as accounts from './accounts.ts'
import { adminMetrics } from './admin.ts'
import { aiUsage } from './ai.ts'
import * as audit from './audit.ts'
import * as batch from './batch.ts'
import * as certifications from './certifications.ts'
import { checkComparison, complianceCheck } from './compliance.ts'
import * as consignment from './consignment.ts'
import * as consignments from './consignments.ts'
import { dashboard } from './dashboard.ts'
import { checkingChoices, dataSetAnswer } from './data-set.ts'
import { decisionRequest } from './decisions.ts'
import { documentsActRequest } from './document-acts.ts'
import * as documents from './documents.ts'
import * as emissions from './emissions.ts'
import { firstDay } from './first-day.ts'
import * as fleet from './fleet.ts'
import * as goods from './goods-lines.ts'
import { identityCheck, identityProof } from './identity.ts'
import { processingJob, socketInfo } from './jobs.ts'
import * as keys from './keys.ts'
import * as members from './members.ts'
import * as modelReading from './model-reading.ts'
import * as notes from './notes.ts'
import * as notifications from './notifications.ts'
import * as ownAccount from './own-account.ts'
import { pagesAnswer, pageText } from './pages.ts'
import { partnerMemory, placesAnswer } from './partner-memory.ts'
import * as asking from './partner-requests.ts'
import * as partners from './partners.ts'
import { presenceRequest } from './presence.ts'
import { readTextAnswer, readTextRequest } from './read-text.ts'
import { readingLanguages, reprocessRequest, retriedAnswer } from './reading-again.ts'
import * as remediation from './remediation.ts'
import { resultsList, resultsSummary } from './results.ts'
import * as retention from './retention.ts'
import * as views from './saved-views.ts'
import { searchAnswer } from './search.ts'
import * as settings from './settings.ts'
import * as splitting from './splitting.ts'
import * as sustainability from './sustainability.ts'
import * as trash from './trash.ts'
import { organisationUsage } from './usage.ts'
import * as acts from './violation-acts.ts'
import * as violations from './violations.ts'
import * as webhooks from './webhooks.ts'

const done = z.object({ done: z.literal(true) })
const nothing = z.null()

/**
 * What each call takes and answers, by method and path as in GET /api/openapi.json. Calls that hand out or take files are
 * not in it: their bodies are bytes.
 */
export const CALLS = {
  'POST /api/auth/login': { body: accounts.loginPayload, answer: accounts.signedIn },
  'POST /api/auth/register': { body: accounts.registrationPayload, answer: accounts.signedIn },
  'POST /api/auth/logout': { answer: z.object({ signedOut: z.literal(true) }) },
  'GET /api/auth/user': { answer: accounts.currentUser },
  'GET /api/auth/provider': { answer: accounts.identityProvider },
  'POST /api/auth/provider': { body: identityProof, answer: accounts.signedIn },
  'GET /api/auth/registration': { answer: accounts.registrationRule },
  'POST /api/auth/tenant': { body: accounts.tenantChoice, answer: accounts.currentUser },
  'POST /api/auth/confirmation': { body: accounts.mailToken, answer: done },
  'POST /api/auth/confirmation/request': { answer: done },
  'POST /api/auth/not-me': { body: accounts.notMeBody, answer: accounts.notMeAnswer },
  'POST /api/auth/reset': { body: accounts.passwordReset, answer: done },
  'POST /api/auth/reset/request': { body: accounts.resetRequest, answer: done },
  'GET /api/auth/confirm': { answer: identityCheck },
  'POST /api/auth/confirm': { body: identityProof, answer: identityCheck },
  'GET /api/auth/deletion': { answer: deletion.deletionPlan },
  'POST /api/auth/deletion': { body: deletion.deletionRequest, answer: deletion.accountDeleted },
  'POST /api/auth/invitation': { body: members.invitationToken, answer: members.invitationOffer },

  'GET /api/members': { answer: members.membersList },
  'PATCH /api/members/{id}': { body: members.roleChange, answer: members.membersList },
  'DELETE /api/members/{id}': { answer: z.object({ removed: z.literal(true) }) },
  'GET /api/invitations': { answer: members.invitationsList },
  'POST /api/invitations': { body: members.invitationRequest, answer: members.invitationMade },
  'DELETE /api/invitations/{id}': { answer: z.object({ withdrawn: z.literal(true) }) },
  'POST /api/invitations/accept': { body: members.invitationToken, answer: accounts.currentUser },
  'GET /api/held-access': { answer: members.heldAccessList },
  'POST /api/held-access/decision': { body: members.heldAccessDecision, answer: members.heldAccessList },
  'GET /api/keys': { answer: keys.keysList },
  'POST /api/keys': { body: keys.keyRequest, answer: keys.keyMade },
  'POST /api/keys/{id}/rotate': { answer: keys.keyMade },
  'DELETE /api/keys/{id}': { answer: z.object({ revoked: z.literal(true) }) },

  'GET /api/settings/profile': { answer: settings.profileSettings },
  'PATCH /api/settings/profile': { body: settings.profileChange, answer: settings.profileSettings },
  'GET /api/settings/notifications': { answer: settings.notificationSettings },
  'PATCH /api/settings/notifications': {
    body: settings.notificationChange,
    answer: settings.notificationSettings,
  },
  'GET /api/settings/security': { answer: settings.securitySettings },
  'PATCH /api/settings/security': { body: settings.securityChange, answer: settings.securitySettings },
  'GET /api/settings/tenant': { answer: settings.tenantSettings },
  'PATCH /api/settings/tenant': { body: settings.tenantChange, answer: settings.tenantSettings },
  'GET /api/settings/retention': { answer: retention.retentionStatus },
  'GET /api/settings/sessions': { answer: ownAccount.sessionsList },
  'DELETE /api/settings/sessions/{id}': { answer: z.object({ ended: z.number().int() }) },
  'POST /api/settings/password': {
    body: accounts.passwordChange,
    answer: done.extend({ warning: z.string().optional() }),
  },
  'POST /api/settings/two-factor': { body: ownAccount.passwordProof, answer: ownAccount.twoFactorSetup },
  'POST /api/settings/two-factor/confirm': {
    body: ownAccount.twoFactorCode,
    answer: ownAccount.recoveryCodes,
  },
  'POST /api/settings/two-factor/off': {
    body: ownAccount.passwordProof,
    answer: done.extend({ warning: z.string().optional() }),
  },

  'GET /api/audit': { answer: audit.auditList },
  'GET /api/audit/counts': { answer: audit.auditCounts },
  'GET /api/audit/verify': { answer: audit.auditVerification },
  'GET /api/audit/{id}': { answer: audit.auditEventDetail },
  'GET /api/notifications': { answer: notifications.notificationsList },
  'POST /api/notifications/read': { body: notifications.readRequest, answer: notifications.readAnswer },
  'GET /api/jobs/ws-info': { answer: socketInfo },
  'GET /api/dashboard': { answer: dashboard },
  'GET /api/search': { answer: searchAnswer },
  'GET /api/results': { answer: resultsList },
  'GET /api/results/summary': { answer: resultsSummary },
  'GET /api/admin/metrics': { answer: adminMetrics },

  'POST /api/objects/upload': { body: documents.uploadWish, answer: documents.uploadTarget },
  'GET /api/documents': { answer: z.array(documents.document) },
  'POST /api/documents': { body: documents.documentCreate, answer: documents.document },
  'GET /api/documents/counts': { answer: documents.documentCounts },
  'GET /api/documents/tags': { answer: documents.documentTags },
  'POST /api/documents/acts': { body: documentsActRequest, answer: acts.bulkAnswer },
  'POST /api/documents/progress': { body: batch.documentsProgressRequest, answer: batch.documentsProgress },
  'POST /api/documents/retry-failed': { answer: retriedAnswer },
  'GET /api/documents/{id}': { answer: documents.documentDetail },
  'DELETE /api/documents/{id}': { answer: trash.trashedDocument },
  'POST /api/documents/{id}/restore': { answer: documents.document },
  'POST /api/documents/{id}/split': { body: splitting.splitRequest, answer: z.array(documents.document) },
  'POST /api/documents/{id}/keep-whole': { answer: done },
  'GET /api/trash': { answer: trash.trashList },
  'GET /api/trash/{id}': { answer: trash.trashedDocument },
  'DELETE /api/trash/{id}': { answer: nothing },
  'GET /api/documents/{id}/jobs': { answer: z.array(processingJob) },
  'GET /api/documents/{id}/languages': { answer: readingLanguages },
  'POST /api/documents/{id}/reprocess': { body: reprocessRequest, answer: processingJob },
  'POST /api/documents/{id}/cancel': { answer: processingJob },
  'GET /api/documents/{id}/pages': { answer: pagesAnswer },
  'GET /api/documents/{id}/pages/{n}/text': { answer: pageText },
  'GET /api/documents/{id}/consignment': { answer: consignment.consignmentAnswer },
  'PATCH /api/documents/{id}/consignment': {
    body: consignment.correctionRequest,
    answer: consignment.correctionAnswer,
  },
  'POST /api/documents/{id}/goods-lines': { body: goods.goodsLinesRequest, answer: goods.goodsLinesAnswer },
  'POST /api/documents/{id}/goods-lines/undo': {
    body: goods.undoOfLines,
    answer: consignment.consignmentAnswer,
  },
  'POST /api/documents/{id}/read-rows': { body: goods.readRowsRequest, answer: goods.readRowsAnswer },
  'POST /api/documents/{id}/consignment/withdraw': {
    body: consignment.withdrawalRequest,
    answer: consignment.correctionAnswer,
  },
  'POST /api/documents/{id}/read-text': { body: readTextRequest, answer: readTextAnswer },
  'GET /api/documents/{id}/compliance': { answer: z.array(complianceCheck) },
  'GET /api/documents/{id}/compliance/compare': { answer: checkComparison },
  'POST /api/documents/{id}/presence': { body: presenceRequest, answer: z.null() },
  'POST /api/documents/{id}/approve': { body: decisionRequest, answer: documents.decidedDocument },
  'POST /api/documents/{id}/reject': { body: decisionRequest, answer: documents.decidedDocument },
  'POST /api/documents/{id}/remediation': {
    body: remediation.remediationRequest,
    answer: remediation.remediationAnswer,
  },
  'GET /api/documents/{id}/remediation/question': { answer: remediation.remediationQuestion },
  'GET /api/documents/{id}/reading': { answer: modelReading.modelReadingAnswer },
  'GET /api/documents/{id}/reading/question': { answer: remediation.remediationQuestion },
  'PUT /api/documents/{id}/remediation/steps/{stepId}': {
    body: remediation.stepTick,
    answer: remediation.remediationAnswer,
  },
  'GET /api/documents/{id}/partner-requests': { answer: asking.partnerRequestsList },
  'GET /api/documents/{id}/partner-requests/draft': { answer: asking.partnerDraft },
  'POST /api/documents/{id}/partner-requests/message': {
    body: asking.partnerMessageRequest,
    answer: asking.partnerMessage,
  },
  'POST /api/documents/{id}/partner-requests': {
    body: asking.newPartnerRequest,
    answer: asking.partnerRequestMade,
  },
  'POST /api/partner-requests/{id}/remind': { answer: asking.partnerRequestMade },
  'POST /api/partner-requests/{id}/link': { answer: asking.partnerRequestMade },
  'DELETE /api/partner-requests/{id}': { answer: asking.partnerRequest },
  'POST /api/partner-requests/{id}/fields/{fieldId}': {
    body: asking.answerDecision,
    answer: asking.partnerRequest,
  },
  'POST /api/answer/question': { body: asking.partnerToken, answer: asking.questionForPartner },
  'POST /api/answer': { body: asking.partnerAnswer, answer: asking.questionForPartner },
  'POST /api/answer/upload': { body: asking.partnerToken, answer: asking.partnerUpload },
  'POST /api/answer/document': { body: asking.partnerDocument, answer: asking.questionForPartner },
  'POST /api/answer/decline': { body: asking.partnerToken, answer: done },
  'POST /api/documents/{id}/hold': { body: retention.holdRequest, answer: retention.documentHold },
  'DELETE /api/documents/{id}/hold': { answer: retention.documentHold },
  'GET /api/ai/usage': { answer: aiUsage },
  'GET /api/usage': { answer: organisationUsage },
  'GET /api/data-set': { answer: dataSetAnswer },
  'GET /api/data-set/choices': { answer: checkingChoices },
  'GET /api/notes': { answer: notes.notesList },
  'GET /api/notes/documents': { answer: notes.notedDocumentsList },
  'GET /api/partner-memory': { answer: partnerMemory },
  'DELETE /api/partner-memory/{id}': { answer: nothing },
  'POST /api/partner-memory/answers': { body: placesAnswer, answer: nothing },

  'GET /api/accepted-rules': { answer: acceptedRules },
  'POST /api/accepted-rules': { body: acceptRuleRequest, answer: acceptedRule },
  'DELETE /api/accepted-rules/{id}': { answer: z.null() },
  'GET /api/violations': { answer: violations.violationsList },
  'GET /api/violations/{id}': { answer: acts.violationDetail },
  'POST /api/violations/{id}/comments': { body: acts.commentRequest, answer: acts.violationDetail },
  'POST /api/violations/correct': { body: acts.correctViolations, answer: acts.bulkAnswer },
  'POST /api/violations/undo': { body: acts.undoRequest, answer: acts.bulkAnswer },
  'POST /api/violations/bulk': { body: acts.bulkRequest, answer: acts.bulkAnswer },
  'GET /api/views': { answer: views.savedViews },
  'POST /api/views': { body: views.savedViewRequest, answer: views.savedView },
  'DELETE /api/views/{id}': { answer: nothing },

  'GET /api/consignments': { answer: consignments.consignmentsList },
  'GET /api/consignments/{id}': { answer: consignments.consignmentDetail },
  'PATCH /api/consignments/{id}': {
    body: consignments.consignmentChange,
    answer: consignments.consignmentDetail,
  },
  'POST /api/consignments/{id}/documents': {
    body: consignments.consignmentLink,
    answer: consignments.consignmentDetail,
  },
  'DELETE /api/consignments/{id}/documents/{documentId}': { answer: consignments.consignmentDetail },
  'POST /api/consignments/{id}/contradictions/{code}/settle': {
    body: consignments.contradictionChoice,
    answer: consignments.contradictionSettled,
  },
  'POST /api/consignments/{id}/contradictions/{code}/accept': {
    body: consignments.contradictionAcceptance,
    answer: consignments.consignmentDetail,
  },
  'DELETE /api/consignments/{id}/contradictions/{code}/accept': { answer: consignments.consignmentDetail },

  'GET /api/sustainability': { answer: sustainability.sustainabilityAnswer },
  'GET /api/sustainability/consignments': { answer: emissions.emissionsList },
  'GET /api/sustainability/consignments/{id}': { answer: emissions.emissionDetail },
  'PUT /api/sustainability/goals': {
    body: sustainability.goalsChange,
    answer: z.object({ goals: z.number().int() }),
  },
  'GET /api/sustainability/factors': { answer: emissions.factorsAnswer },
  'PUT /api/sustainability/factors/{key}': { body: emissions.ownFactor, answer: emissions.factorsAnswer },
  'DELETE /api/sustainability/factors/{key}': { answer: emissions.factorsAnswer },
  'GET /api/sustainability/places': { answer: z.array(emissions.placeChoice) },
  'PUT /api/sustainability/places': { body: emissions.placeAnswer, answer: emissions.placeChoice },
  'GET /api/sustainability/places/answers': { answer: z.array(emissions.answeredPlace) },
  'DELETE /api/sustainability/places/answers': { answer: nothing },
  'POST /api/sustainability/certifications': {
    body: certifications.certificationApplication,
    answer: certifications.certification,
  },
  'PATCH /api/sustainability/certifications/{id}': {
    body: certifications.certificationChange,
    answer: certifications.certification,
  },

  'GET /api/first-day': { answer: firstDay },
  'GET /api/fleet': { answer: fleet.fleetList },
  'POST /api/fleet': { body: fleet.fleetAddition, answer: fleet.fleetList },
  'DELETE /api/fleet/{id}': { answer: z.object({ deleted: z.literal(true) }) },
  'GET /api/partners': { answer: partners.partnersList },
  'POST /api/partners': { body: partners.partnerAddition, answer: partners.partnersAdded },
  'DELETE /api/partners/{id}': { answer: z.object({ deleted: z.literal(true) }) },
  'GET /api/webhooks': { answer: webhooks.webhooksList },
  'POST /api/webhooks': { body: webhooks.webhookRequest, answer: webhooks.webhookMade },
  'PATCH /api/webhooks/{id}': { body: webhooks.webhookChange, answer: webhooks.webhook },
  'DELETE /api/webhooks/{id}': { answer: z.object({ deleted: z.literal(true) }) },
  'POST /api/webhooks/{id}/rotate': { answer: webhooks.webhookMade },
  'POST /api/webhooks/{id}/test': { answer: webhooks.webhookDelivery },
  'GET /api/webhooks/{id}/deliveries': { answer: webhooks.webhookDeliveries },
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/resend': { answer: webhooks.webhookDelivery },
} satisfies Record<string, { body?: z.ZodType; answer: z.ZodType }>

export type Call = keyof typeof CALLS
export type AnswerOf<Name extends Call> = z.output<(typeof CALLS)[Name]['answer']>
/** Undefined: the call takes none. */
export type BodyOf<Name extends Call> = (typeof CALLS)[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined
