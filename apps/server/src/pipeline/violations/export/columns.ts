import type { Severity, ViolationStatus } from '@efti-hub/contract'
import type { Column } from '../../../platform/spreadsheet/columns.ts'

/** Instants in milliseconds since 1970. */
export interface ExportedViolation extends Record<string, unknown> {
  id: string
  severity: Severity
  status: ViolationStatus
  violationType: string
  description: string
  fieldName: string | null
  suggestedFix: string | null
  code: string
  clause: string | null
  subsets: string[]
  documentName: string
  documentId: string
  ownerId: string | null
  dueAt: number | null
  foundAt: number
  resolvedAt: number | null
  waiverReason: string | null
}

const LABELS: Record<Severity | ViolationStatus, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  open: 'Open',
  waived: 'Waived',
  resolved: 'Resolved',
}

const instant = (ms: number | null) => (ms === null ? null : new Date(Math.round(ms)))

/** `names`: of the owners. */
export function violationColumns(names: ReadonlyMap<string, string>): Column<ExportedViolation>[] {
  return [
    { title: 'Severity', width: 10, cell: ({ severity }) => LABELS[severity] },
    { title: 'Status', width: 10, cell: ({ status }) => LABELS[status] },
    { title: 'Type', width: 22, cell: ({ violationType }) => violationType },
    { title: 'Description', width: 60, cell: ({ description }) => description },
    { title: 'Field', width: 28, cell: ({ fieldName }) => fieldName },
    { title: 'Suggested fix', width: 50, cell: ({ suggestedFix }) => suggestedFix },
    { title: 'Rule', width: 22, cell: ({ code }) => code },
    { title: 'Clause', width: 36, cell: ({ clause }) => clause },
    { title: 'Subsets', width: 14, cell: ({ subsets }) => subsets.join(', ') },
    { title: 'Document', width: 40, cell: ({ documentName }) => documentName },
    { title: 'Document ID', width: 38, cell: ({ documentId }) => documentId },
    {
      title: 'Owner',
      width: 22,
      cell: ({ ownerId }) => (ownerId === null ? null : (names.get(ownerId) ?? 'Unknown User')),
    },
    { title: 'Due (UTC)', width: 20, cell: ({ dueAt }) => instant(dueAt) },
    { title: 'Found (UTC)', width: 20, cell: ({ foundAt }) => instant(foundAt) },
    { title: 'Resolved (UTC)', width: 20, cell: ({ resolvedAt }) => instant(resolvedAt) },
    { title: 'Waived because', width: 40, cell: ({ waiverReason }) => waiverReason },
    { title: 'Violation ID', width: 38, cell: ({ id }) => id },
  ]
}
