import type { AdminMetrics, TenantStatus } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

export const adminWords = {
  title: 'Admin Metrics',
  subtitle: 'Live measurements of the system and its tenants',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  export: 'Export',
  measured: 'Measured',
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded',
  cards: 'Key figures',
  tenants: 'Total Tenants',
  tenantsOf: { all: 'All tenants of this system', own: 'Tenants you belong to' },
  jobs: 'Processing Jobs',
  jobsNow: {
    all: ({ running, queued }: AdminMetrics['jobs']) =>
      `${formatNumber(running)} running and ${formatNumber(queued)} queued in all tenants`,
    own: ({ running, queued }: AdminMetrics['jobs']) =>
      `${formatNumber(running)} running and ${formatNumber(queued)} queued in your tenants`,
  },
  jobsOfDay: ({ completedInDay, failedInDay }: AdminMetrics['jobs']) =>
    `${formatNumber(completedInDay)} completed and ${formatNumber(failedInDay)} failed in the last 24 hours`,
  uptime: 'System Uptime',
  uptimeMeaning: 'Time with API and worker running',
  uptimeNow: 'Continuously up',
  notUp: 'No API or worker process is running',
  noUptime: 'No process has reported yet',
  errors: 'Error Rate',
  errorsOf: ({ failures, requests }: AdminMetrics['errors']) =>
    `${formatNumber(failures)} of ${counted(requests, 'call')} answered with a server error`,
  noCalls: 'No calls yet',
  since: 'since',

  health: 'System Health',
  healthHint: 'The machine that served this page',
  cpu: 'CPU',
  cores: (count: number) => `of ${counted(count, 'core')}, last few seconds`,
  memory: 'Memory',
  disk: 'Disk',
  diskHint: 'Disk where files are stored',
  of: (used: string, total: string) => `${used} of ${total}`,
  response: 'API response',
  /** A time follows. */
  responseHint: (requests: number) => `${counted(requests, 'call')} measured since`,
  percentiles: { p50: 'Median', p95: '95th percentile', p99: '99th percentile' },
  processes: 'Processes',
  services: { api: 'API', worker: 'Worker' },
  running: 'running since',
  noProcesses: 'No process has reported in the last 30 seconds',

  database: 'Database Statistics',
  databaseHint: 'For the whole system',
  size: 'Size',
  connections: 'Connections',
  queue: 'Queue depth',
  queueParts: ({ ready, running, later }: AdminMetrics['database']['queue']) =>
    `${formatNumber(ready)} ready, ${formatNumber(running)} running, ${formatNumber(later)} for later`,
  failing: (count: number) => `${counted(count, 'job')} failed and will be retried`,
  oldest: 'Oldest ready job waiting since',
  statements: 'Slow statements',
  statementsSource: {
    server: 'As counted by the database server',
    product: 'As measured by this product’s processes',
  },
  statementColumns: { statement: 'Statement', calls: 'Calls', mean: 'Average', max: 'Longest' },
  noStatements: 'None recorded yet',
  statementsHidden: 'Slow statements are shown to platform administrators.',

  overview: 'Tenant Overview',
  overviewHint: { all: 'Every tenant of this system', own: 'The tenants you belong to' },
  none: 'No tenants',
  noneHint: 'You belong to no organisation yet.',
  documents: (count: number) => counted(count, 'document'),
  violations: (count: number) => counted(count, 'violation'),
  compliant: (rate: string) => `${rate} compliant`,
  details: 'View Details',
  detailsOf: (name: string) => `View Details of ${name}`,

  figures: 'Figures of the tenant',
  status: 'Status',
  statuses: { active: 'Active', warning: 'Warning', suspended: 'Suspended' } satisfies Record<
    TenantStatus,
    string
  >,
  meanings: {
    active: 'No open critical violation',
    warning: 'At least one open critical violation',
    suspended: 'Read-only until resumed',
  } satisfies Record<TenantStatus, string>,
  rate: 'Compliance Rate',
  rateOf: (checked: number) => `of ${counted(checked, 'checked document')}`,
  totalDocuments: 'Total Documents',
  openViolations: 'Violations',
  openNow: (critical: number) => (critical > 0 ? `open now, ${formatNumber(critical)} critical` : 'open now'),
  activity: 'Activity Overview',
  activities: {
    members: 'Members',
    week: 'Uploaded in 7 days',
    month: 'Uploaded in 30 days',
    underWay: 'Jobs under way',
    completed: 'Jobs completed in 24 hours',
    failed: 'Jobs failed in 24 hours',
    lastUpload: 'Last upload',
    lastProcessed: 'Last processed',
    created: 'Tenant since',
  },
  active: (count: number) => counted(count, 'active violation'),
  activeHint: 'They stay open until fixed or waived.',
  exportData: 'Export Data',
}
