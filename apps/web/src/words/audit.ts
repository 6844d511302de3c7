import type { AuditStatus } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'
import { activityWords, auditStatusLabels } from './recent-activity.ts'

const activities = (count: number) => counted(count, 'activity', 'activities')

export const auditWords = {
  ...activityWords,
  title: 'Audit Trail',
  subtitle: 'Every action in your organisation: who, when, and the previous value',
  exportLog: 'Export Log',
  exportHint: 'All activities that match the filters, as CSV',
  counters: 'Activities by status',
  countTotal: 'Total Activities',
  counts: { success: 'Successful', pending: 'Pending', failed: 'Failed' } satisfies Record<
    AuditStatus,
    string
  >,
  search: 'Search activities',
  searchPlaceholder: 'Search activities...',
  action: 'Action',
  actions: {
    all: 'All',
    uploads: 'Uploads',
    processing: 'Processing',
    compliance: 'Compliance',
    violations: 'Violations',
  },
  days: 'Date range',
  dayNames: { 1: 'Today', 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last year' },
  sort: 'Order',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  onlyStatus: (status: AuditStatus) => `Status: ${auditStatusLabels[status]}`,
  onlyDocument: 'One document',
  removeFilter: (filter: string) => `Remove the filter ${filter}`,
  list: 'Activities',
  shown: (shown: number, total: number, exact: boolean) => {
    if (!exact) return `${formatNumber(shown)} of more than ${activities(total)}`
    return shown < total ? `${formatNumber(shown)} of ${activities(total)}` : activities(total)
  },
  detailFailed: 'The values could not be loaded',
  by: 'By',
  before: 'Before',
  after: 'After',
  value: 'Value',
  noValues: 'No values changed.',
  resource: 'Resource',
  place: 'Position in the chain',
  hash: 'Hash',
  open: {
    document: 'Open document',
    consignment: 'Open consignment',
    settings: 'Open settings',
  },
  gone: 'The document has since been deleted.',
  chain: 'Entries are hash-chained; later tampering is detectable.',
  verify: 'Verify chain',
  verifying: 'Verifying...',
  verified: (events: number) => `Chain verified, ${counted(events, 'event')}`,
  broken: (seq: number) => `The chain is broken at event ${seq}`,
  verifyFailed: 'The chain could not be verified',
  proof: 'Download proof',
  proofHint: 'The chain as a file that can be checked without this product',
}
