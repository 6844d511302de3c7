import type { AdminMetrics, TenantSummary } from '@efti-hub/contract'
import type { Cell, Column } from '../../platform/spreadsheet/columns.ts'

const asDate = (at: string | null) => (at === null ? null : new Date(at))

/** One line a tenant, as the list and its dialog show it. */
export const TENANT_COLUMNS: readonly Column<TenantSummary>[] = [
  { title: 'Tenant', cell: ({ tenantName }) => tenantName },
  { title: 'Tenant ID', cell: ({ id }) => id },
  { title: 'Status', cell: ({ status }) => status },
  { title: 'Documents', cell: ({ documents }) => documents },
  { title: 'Checked Documents', cell: ({ checked }) => checked },
  { title: 'Open Violations', cell: ({ violations }) => violations },
  { title: 'Open Critical Violations', cell: ({ critical }) => critical },
  { title: 'Compliance Rate', cell: ({ complianceRate }) => complianceRate },
  { title: 'Members', cell: ({ members }) => members },
  { title: 'Uploaded in 7 Days', cell: ({ activity }) => activity.uploadedInWeek },
  { title: 'Uploaded in 30 Days', cell: ({ activity }) => activity.uploadedInMonth },
  { title: 'Jobs Under Way', cell: ({ activity }) => activity.jobsUnderWay },
  { title: 'Jobs Completed in 24 Hours', cell: ({ activity }) => activity.jobsCompletedInDay },
  { title: 'Jobs Failed in 24 Hours', cell: ({ activity }) => activity.jobsFailedInDay },
  { title: 'Last Upload', cell: ({ activity }) => asDate(activity.lastUploadAt) },
  { title: 'Last Processed', cell: ({ activity }) => asDate(activity.lastProcessedAt) },
  { title: 'Created', cell: ({ createdAt }) => asDate(createdAt) },
  { title: 'Suspended', cell: ({ suspendedAt }) => asDate(suspendedAt) },
]

export interface TenantFigure {
  group: string
  name: string
  value: Cell
  unit: string
  since: string | null
}

export const FIGURE_COLUMNS: readonly Column<TenantFigure>[] = [
  { title: 'Group', cell: ({ group }) => group },
  { title: 'Figure', cell: ({ name }) => name },
  { title: 'Value', cell: ({ value }) => value },
  { title: 'Unit', cell: ({ unit }) => unit },
  { title: 'Since', cell: ({ since }) => asDate(since) },
]

/** Every figure of the screen, one a line; those of tenants after the system's. */
export function figuresOf(metrics: AdminMetrics): TenantFigure[] {
  const { tenants, jobs, uptime, errors, health, database } = metrics
  const { response, memory, disk } = health
  const of = (group: string, since: string | null, figures: [string, Cell, string][]) =>
    figures.map(([name, value, unit]) => ({ group, name, value, unit, since }))
  return [
    ...of('Tenants', null, [['Total Tenants', tenants.length, 'tenants']]),
    ...of('Processing Jobs', null, [
      ['Queued', jobs.queued, 'jobs'],
      ['Running', jobs.running, 'jobs'],
      ['Completed in 24 hours', jobs.completedInDay, 'jobs'],
      ['Failed in 24 hours', jobs.failedInDay, 'jobs'],
    ]),
    ...of('System Uptime', uptime.since, [['System Uptime', uptime.share, 'share of time']]),
    ...of('Error Rate', errors.since, [
      ['Error Rate', errors.rate, 'share of calls'],
      ['Calls', errors.requests, 'calls'],
      ['Answered with 500 or above', errors.failures, 'calls'],
    ]),
    ...of('System Health', metrics.measuredAt, [
      ['CPU', health.cpu, 'share'],
      ['Memory used', memory.used, 'bytes'],
      ['Memory', memory.total, 'bytes'],
      ['Disk used', disk?.used ?? null, 'bytes'],
      ['Disk', disk?.total ?? null, 'bytes'],
    ]),
    ...of('API Response', response.since, [
      ['50th percentile', response.p50, 'ms'],
      ['95th percentile', response.p95, 'ms'],
      ['99th percentile', response.p99, 'ms'],
    ]),
    ...of('Database', metrics.measuredAt, [
      ['Size', database.size, 'bytes'],
      ['Connections', database.connections, 'connections'],
      ['Most connections', database.mostConnections, 'connections'],
      ['Queue: ready', database.queue.ready, 'jobs'],
      ['Queue: later', database.queue.later, 'jobs'],
      ['Queue: running', database.queue.running, 'jobs'],
      ['Queue: to be tried again', database.queue.failing, 'jobs'],
    ]),
    ...(database.statements?.items ?? []).flatMap(({ statement, meanMs }) =>
      of('Slow Statements', database.statements?.since ?? null, [[statement, meanMs, 'ms on average']]),
    ),
    ...tenants.flatMap(({ tenantName, documents, violations, complianceRate }) =>
      of(`Tenant ${tenantName}`, null, [
        ['Documents', documents, 'documents'],
        ['Open violations', violations, 'violations'],
        ['Compliance rate', complianceRate, 'share'],
      ]),
    ),
  ]
}
