import { z } from 'zod'
import { consignmentValue, measure } from './consignment.ts'
import { personName } from './members.ts'

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const
export const severity = z.enum(SEVERITIES)
export type Severity = z.infer<typeof severity>

const BLOCKING: readonly Severity[] = ['critical', 'high']

/** Whether a violation stops the goods while it is open. The database says the same in hub.is_blocking. */
export const isBlocking = ({ severity }: { severity: Severity }): boolean => BLOCKING.includes(severity)

export const violationStatus = z.enum(['open', 'resolved', 'waived'])
export type ViolationStatus = z.infer<typeof violationStatus>

/**
 * Where a due date comes from. 'taking-over': the goods are taken over then, and it must be corrected before. 'taken-over':
 * they have been taken over already, so it is due immediately; 'no-date': immediately, since the date is unknown.
 * 'days': a number of days after it was found, as the tenant has set it. 'person': somebody set it.
 */
export const DUE_REASONS = ['taking-over', 'taken-over', 'no-date', 'days', 'person'] as const
export const dueReason = z.enum(DUE_REASONS)
export type DueReason = z.infer<typeof dueReason>

export const waiver = z.object({
  reason: z.string(),
  author: personName,
  at: z.iso.datetime(),
  /** It opens again then, if it is still found; null: never. */
  expiresAt: z.iso.datetime().nullable(),
  /** Id of the accepted rule that it follows from; left out for a violation that was waived by itself. */
  rule: z.string().optional(),
})
export type Waiver = z.infer<typeof waiver>

/** Numbers as data, for readers that format them in their own locale; the unit is a code of UN/ECE Recommendation 20. */
export const quantities = z.record(z.string(), z.union([z.number(), measure]))
export type Quantities = z.infer<typeof quantities>

export const violation = z.object({
  id: z.string(),
  severity,
  violationType: z.string(),
  /** With numbers in plain digits. */
  description: z.string(),
  /** The description with '{name}' where `values` has the number; left out where it has none. */
  descriptionTemplate: z.string().optional(),
  values: quantities.optional(),
  fieldName: z.string().optional(),
  suggestedFix: z.string().optional(),
  /** Stable code of the rule, such as `EU01-CONSIGNOR`. */
  code: z.string(),
  status: violationStatus,
  eftiId: z.string().nullable(),
  path: z.string().nullable(),
  clause: z.string().nullable(),
  /** What would be right here. */
  example: z.string().optional(),
  /** The value that is right at `path`, where the rule knows it. */
  fix: consignmentValue.optional(),
  /** Every subset that this one cause breaches. */
  subsets: z.array(z.string()),
  documentId: z.string(),
  documentName: z.string(),
  owner: personName.nullable(),
  /** An instant; for a taking over of which only the day is known its first moment (UTC). Null once it is resolved. */
  dueAt: z.iso.datetime().nullable(),
  dueReason: dueReason.nullable(),
  commentCount: z.number().int(),
  /** While it is waived. */
  waiver: waiver.nullable(),
  /** While a partner who was asked for the value has not answered; only in lists and in the detail. */
  waiting: z.object({ for: z.string(), since: z.iso.datetime() }).optional(),
  firstFoundAt: z.iso.datetime(),
  /** When a check last stopped finding it; null while it is found. */
  resolvedAt: z.iso.datetime().nullable(),
  /** When it was last opened again, by a check, a person or the end of a waiver. */
  reopenedAt: z.iso.datetime().nullable(),
})
export type Violation = z.infer<typeof violation>

/** `createdAt` equals `firstFoundAt`. */
export const violationRow = violation.extend({
  createdAt: z.iso.datetime(),
  /** Key of its group, where the list was asked for groups. */
  group: z.string().optional(),
})
export type ViolationRow = z.infer<typeof violationRow>

/** What narrows the list, a bulk act or a saved view. */
export const violationFilter = z.object({
  severity: severity.optional(),
  status: violationStatus.optional(),
  type: z.string().max(200).optional(),
  documentId: z.string().max(100).optional(),
  /** As the groups by sender name it. */
  senderId: z.string().max(100).optional(),
  code: z.string().max(100).optional(),
  /** 'me', 'none', or the id of a person. */
  owner: z.string().max(100).optional(),
  /** 'overdue'; 'before-departure': due by or since the taking over of the goods; 'week': within seven days, overdue too. */
  due: z.enum(['overdue', 'before-departure', 'week']).optional(),
  /** First found so many days ago, or longer. */
  age: z.coerce.number().int().min(0).max(3650).optional(),
  search: z.string().max(200).optional(),
})
export type ViolationFilter = z.infer<typeof violationFilter>

export const VIOLATION_SORTS = ['severity', 'due', 'newest', 'oldest', 'document', 'type'] as const
export const violationSort = z.enum(VIOLATION_SORTS)
export type ViolationSort = z.infer<typeof violationSort>

export const VIOLATION_GROUPS = ['document', 'type', 'code', 'sender'] as const
export const violationGroup = z.enum(VIOLATION_GROUPS)
export type ViolationGroup = z.infer<typeof violationGroup>

export const violationGroupTotal = z.object({
  key: z.string(),
  /** Of a sender, as printed; empty for documents that name none. */
  name: z.string().nullable(),
  /** How many match the filters, on all pages. */
  total: z.number().int(),
})
export type ViolationGroupTotal = z.infer<typeof violationGroupTotal>

export const violationsQuery = violationFilter.extend({
  group: violationGroup.optional(),
  /** 'severity' by default: most severe first, then newest. */
  sort: violationSort.optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().optional(),
})
export type ViolationsQuery = z.infer<typeof violationsQuery>

export const violationsExportQuery = violationFilter.extend({
  format: z.enum(['csv', 'xlsx']),
  sort: violationSort.optional(),
})
export type ViolationsExportQuery = z.infer<typeof violationsExportQuery>

/** What can be done to a violation; a list gives it by the caller's role, one violation by its state too. */
export const violationCan = z.enum(['correct', 'assign', 'comment', 'due', 'waive', 'reopen'])
export type ViolationCan = z.infer<typeof violationCan>

export const violationsList = z.object({
  items: z.array(violationRow),
  nextCursor: z.string().nullable(),
  /** How many match the filters; counted no further than 1,000 where no tally exists, and then `totalIsExact` is false. */
  total: z.number().int(),
  totalIsExact: z.boolean(),
  /** Open violations of the tenant by severity, whatever the filters. */
  counts: z.record(severity, z.number().int()),
  /** Open violations of the tenant by type, the most frequent first, whatever the filters. */
  types: z.array(z.object({ type: z.string(), total: z.number().int() })),
  can: z.array(violationCan),
  /** Of the rows of this page, where groups were asked for. */
  groups: z.array(violationGroupTotal),
})
export type ViolationsList = z.infer<typeof violationsList>

/** Sent over the live socket after violations changed, by a check or by a person. */
export const violationsUpdate = z.object({
  type: z.literal('violations_update'),
  data: z.object({
    /** Documents whose violations changed; null: too many to name. */
    documentIds: z.array(z.string()).nullable(),
  }),
})
export type ViolationsUpdate = z.infer<typeof violationsUpdate>
