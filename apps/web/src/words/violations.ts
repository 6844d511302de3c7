import type { Severity } from '@efti-hub/contract'

export const severityLabels: Record<Severity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

export const violationsWords = {
  counters: 'Violations by severity',
  search: 'Search violations',
  searchPlaceholder: 'Search violations...',
  severity: 'Severity',
  field: 'Field',
  clause: 'Clause',
  fix: 'Suggested fix',
  code: 'Rule',
  subsets: 'Subsets',
  inDocument: (count: number) => (count === 1 ? '1 open violation' : `${count} open violations`),
  none: 'No violations found',
  noneAtAll: 'All documents are compliant',
  noneMatching: 'No violations match your filters',
  loading: 'Loading violations',
  loadFailed: 'The violations could not be loaded',
  shown: (shown: number, total: number) =>
    shown < total
      ? `${shown} of ${total} violations`
      : `${total} ${total === 1 ? 'violation' : 'violations'}`,
}
