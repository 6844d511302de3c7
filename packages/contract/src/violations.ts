import { z } from 'zod'

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const
export const severity = z.enum(SEVERITIES)
export type Severity = z.infer<typeof severity>

export const violationStatus = z.enum(['open', 'resolved', 'waived'])

export const violation = z.object({
  id: z.string(),
  severity,
  violationType: z.string(),
  description: z.string(),
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
  /** Every subset that this one cause breaches. */
  subsets: z.array(z.string()),
})
export type Violation = z.infer<typeof violation>

export const violationRow = violation.extend({
  documentId: z.string(),
  documentName: z.string(),
  createdAt: z.iso.datetime(),
})
export type ViolationRow = z.infer<typeof violationRow>

export const violationsQuery = z.object({
  severity: severity.optional(),
  status: violationStatus.optional(),
  type: z.string().max(200).optional(),
  documentId: z.string().optional(),
  search: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().optional(),
})
export type ViolationsQuery = z.infer<typeof violationsQuery>

export const violationsList = z.object({
  items: z.array(violationRow),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  /** Open violations of the tenant by severity, whatever the filters. */
  counts: z.record(severity, z.number().int()),
})
export type ViolationsList = z.infer<typeof violationsList>
