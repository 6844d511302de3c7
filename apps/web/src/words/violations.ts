import type { DueReason, Severity, ViolationStatus } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

export const severityLabels: Record<Severity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

export const violationStatusLabels: Record<ViolationStatus, string> = {
  open: 'Open',
  waived: 'Waived',
  resolved: 'Resolved',
}

export const violationsWords = {
  title: 'Violations',
  counters: 'Violations by severity',
  search: 'Search violations',
  searchPlaceholder: 'Search violations...',
  severity: 'Severity',
  status: 'Status',
  type: 'Type',
  age: 'Age',
  ages: {
    any: 'Any',
    7: 'A week or older',
    30: 'A month or older',
    90: 'A quarter or older',
  },
  group: 'Group',
  groups: {
    document: 'By document',
    type: 'By type',
    code: 'By rule',
    sender: 'By sender',
    none: 'None',
  },
  sort: 'Order',
  sorts: { severity: 'Most severe first', due: 'Due first', newest: 'Newest first', oldest: 'Oldest first' },
  mine: 'Mine',
  beforeDeparture: 'Due before departure',
  overdue: 'Overdue',
  onlyDocument: (name: string) => `Document: ${name}`,
  onlyCode: (code: string) => `Rule: ${code}`,
  removeFilter: (filter: string) => `Remove the filter ${filter}`,
  thisDocument: 'One document',
  field: 'Field',
  clause: 'Clause',
  fix: 'Suggested fix',
  example: 'Example',
  code: 'Rule',
  subsets: 'Subsets',
  inGroup: (count: number) => counted(count, 'violation'),
  ofRule: (type: string, code: string) => `${type} (${code})`,
  noSender: 'No sender named',
  inDocument: (count: number) => counted(count, 'open violation'),
  none: 'No violations found',
  noneAtAll: 'All documents are compliant',
  noDocuments: 'No documents uploaded yet',
  noneJudged: 'No document judged by rules yet',
  noneInJudged: (judged: number, all: number) =>
    `${formatNumber(judged)} of ${counted(all, 'document')} judged by rules`,
  noneMatching: 'No violations match your filters',
  loading: 'Loading violations',
  loadFailed: 'The violations could not be loaded',
  shown: (shown: number, total: number, exact: boolean) => {
    const all = `${exact ? '' : 'more than '}${formatNumber(total)}`
    if (shown < total || !exact) return `${formatNumber(shown)} of ${all} violations`
    return counted(total, 'violation')
  },
  acceptedBy: (name: string) => `Rule accepted by ${name}`,
  waivedBy: (name: string) => `Waived by ${name}`,
  waivedUntil: 'until',
  resolved: 'Resolved',
  reopened: 'Reopened',
  found: 'Found',
  owner: (name: string) => `Owner: ${name}`,
  noOwner: 'No owner',
  comments: (count: number) => counted(count, 'comment'),
  due: 'Due',
  dueNow: 'Due now',
  dueOverdue: 'Overdue since',
  dueReasons: {
    'taking-over': 'before taking over of the goods',
    'taken-over': 'goods already taken over',
    'no-date': 'date of taking over unknown',
    days: 'set by your organisation',
    person: 'set manually',
  } satisfies Record<DueReason, string>,
}
