import { z } from 'zod'

/** How far back the trail is shown by default. */
export const USUAL_AUDIT_DAYS = 7

/** What falls under each choice of the action filter. What is not listed here, such as signing in, is under 'all' alone. */
export const AUDIT_CATEGORIES = {
  uploads: ['upload'],
  processing: [
    'processing-started',
    'processing-completed',
    'processing-failed',
    'processing-stopped',
    'file-quarantined',
    'read-again',
    'language-chosen',
    'correction',
    'correction-withdrawn',
    'goods-lines-changed',
    'kind-chosen',
    'subsets-chosen',
    'question-answered',
    'partner-memory-answered',
    'partner-memory-forgotten',
  ],
  compliance: [
    'compliance-check',
    'score-changed',
    'status-changed',
    'approve',
    'reject',
    'decision-withdrawn',
    'link',
    'unlink',
    'phase-set',
    'paper-confirmed',
    'contradiction-settled',
    'contradiction-accepted',
    'contradiction-acceptance-revoked',
  ],
  violations: [
    'violations-found',
    'violations-resolved',
    'violations-reclassified',
    'waive',
    'reopen',
    'waiver-expired',
    'rule-accepted',
    'rule-acceptance-ended',
    'assign',
    'due-date-set',
    'comment',
    'remediation-plan',
    'ai-asked',
    'remediation-step-done',
    'remediation-step-reopened',
    'partner-asked',
    'partner-reminded',
    'partner-link-created',
    'partner-request-opened',
    'partner-request-revoked',
    'partner-request-expired',
    'partner-answered',
    'partner-declined',
    'partner-answer-used',
    'partner-answer-declined',
  ],
} as const

export const auditStatus = z.enum(['success', 'pending', 'failed'])
export type AuditStatus = z.infer<typeof auditStatus>

export const auditFilter = z.object({
  /** In what was done, to what, by whom and the details. */
  search: z.string().max(200).optional(),
  action: z.enum(['all', 'uploads', 'processing', 'compliance', 'violations']).optional(),
  status: auditStatus.optional(),
  /** Days back from now; 7 by default. */
  days: z.coerce.number().int().min(1).max(36_500).optional(),
  /** The events that have to do with one document. */
  documentId: z.string().max(100).optional(),
})
export type AuditFilter = z.infer<typeof auditFilter>

export const auditQuery = auditFilter.extend({
  /** 'newest' by default. */
  sort: z.enum(['newest', 'oldest']).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().optional(),
})

export const auditEvent = z.object({
  id: z.string(),
  /** Its place in the chain of the tenant, from 1. */
  seq: z.number().int(),
  timestamp: z.iso.datetime(),
  action: z.string(),
  /** What people read for the action, before the name of what it was done to. */
  actionLabel: z.string(),
  resourceType: z.string(),
  resourceId: z.string().nullable(),
  resourceName: z.string(),
  /** As it was then. */
  userName: z.string(),
  /** 'product': a job of the application, requested by nobody. */
  actorKind: z.enum(['person', 'key', 'product']),
  /** By what followed, as it is now. */
  status: auditStatus,
  details: z.string(),
  /** The document that it has to do with; it may have been deleted since. */
  documentId: z.string().nullable(),
})
export type AuditEvent = z.infer<typeof auditEvent>

export const auditList = z.object({
  items: z.array(auditEvent),
  nextCursor: z.string().nullable(),
  /** Of a search counted no further than 1,000, and then `totalIsExact` is false. */
  total: z.number().int(),
  totalIsExact: z.boolean(),
})
export type AuditList = z.infer<typeof auditList>

export const auditCounts = z.object({
  total: z.number().int(),
  success: z.number().int(),
  pending: z.number().int(),
  failed: z.number().int(),
})
export type AuditCounts = z.infer<typeof auditCounts>

export const auditEventDetail = auditEvent.extend({
  oldValue: z.unknown(),
  newValue: z.unknown(),
  previousHash: z.string(),
  hash: z.string(),
  /** Whether the document is still there to be opened. */
  documentIsThere: z.boolean(),
  /** Of people whose ids are in the values. */
  names: z.record(z.string(), z.string()),
})
export type AuditEventDetail = z.infer<typeof auditEventDetail>

export const auditVerification = z.object({
  intact: z.boolean(),
  /** How many were verified, up to the first that fails. */
  events: z.number().int(),
  /** The last link; anyone who keeps its hash can find out later whether anything before it was changed or cut off. */
  head: z.object({ seq: z.number().int(), hash: z.string() }).nullable(),
  broken: z.object({ seq: z.number().int(), why: z.string() }).nullable(),
  verifiedAt: z.iso.datetime(),
})
export type AuditVerification = z.infer<typeof auditVerification>

/** Sent over the live socket after something was added. */
export const auditUpdate = z.object({ type: z.literal('audit_update'), data: z.object({}) })
