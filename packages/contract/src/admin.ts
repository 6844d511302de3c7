import { z } from 'zod'

/** 'warning': a critical violation is open; 'suspended': set from the command line, blocks writes. */
export const tenantStatus = z.enum(['active', 'warning', 'suspended'])
export type TenantStatus = z.infer<typeof tenantStatus>

const count = z.number().int()
const share = z.number().min(0).max(1)
const instant = z.iso.datetime()

export const tenantSummary = z.object({
  id: z.string(),
  tenantName: z.string(),
  status: tenantStatus,
  /** Documents that are not in the trash. */
  documents: count,
  /** Of them those that have been checked, which the rate is of. */
  checked: count,
  /** Open ones. */
  violations: count,
  critical: count,
  /** Share of checked documents with nothing critical or high open; null when none is checked. */
  complianceRate: share.nullable(),
  members: count,
  activity: z.object({
    uploadedInWeek: count,
    uploadedInMonth: count,
    jobsUnderWay: count,
    jobsCompletedInDay: count,
    jobsFailedInDay: count,
    lastUploadAt: instant.nullable(),
    lastProcessedAt: instant.nullable(),
  }),
  createdAt: instant,
  suspendedAt: instant.nullable(),
})
export type TenantSummary = z.infer<typeof tenantSummary>

export const slowStatement = z.object({
  statement: z.string(),
  calls: count,
  meanMs: z.number(),
  maxMs: z.number(),
})
export type SlowStatement = z.infer<typeof slowStatement>

/** Figures of the running system, each as it was measured; null is a figure that does not exist yet. */
export const adminMetrics = z.object({
  measuredAt: instant,
  /** 'all': of every tenant, for a platform administrator; 'own': of those that the caller belongs to. */
  scope: z.enum(['own', 'all']),
  tenants: z.array(tenantSummary),
  /** Of the tenants above. */
  jobs: z.object({ queued: count, running: count, completedInDay: count, failedInDay: count }),
  uptime: z.object({
    /** Of the time since `since` in which both an API and a worker process were up. */
    share: share.nullable(),
    since: instant.nullable(),
    /** Since when both are up without a break; null while one is missing. */
    upSince: instant.nullable(),
  }),
  /** Calls of the API within a day that were answered with 500 or above. */
  errors: z.object({ rate: share.nullable(), requests: count, failures: count, since: instant }),
  health: z.object({
    cpu: share.nullable(),
    cores: count,
    memory: z.object({ used: z.number(), total: z.number() }),
    disk: z.object({ used: z.number(), total: z.number() }).nullable(),
    /** Of the API within the last hour, in milliseconds. */
    response: z.object({
      p50: z.number().nullable(),
      p95: z.number().nullable(),
      p99: z.number().nullable(),
      requests: count,
      since: instant,
    }),
    processes: z.array(
      z.object({ service: z.enum(['api', 'worker']), startedAt: instant, memory: z.number() }),
    ),
  }),
  database: z.object({
    size: z.number(),
    connections: count,
    mostConnections: count,
    /** Jobs of every kind: ready now, waiting for their time, being done, tried before and failed. */
    queue: z.object({
      ready: count,
      later: count,
      running: count,
      failing: count,
      oldestReadyAt: instant.nullable(),
    }),
    /** For a platform administrator; null for everybody else. */
    statements: z
      .object({
        /** 'server': pg_stat_statements; 'product': what our own processes have asked since their start. */
        source: z.enum(['server', 'product']),
        since: instant.nullable(),
        items: z.array(slowStatement),
      })
      .nullable(),
  }),
})
export type AdminMetrics = z.infer<typeof adminMetrics>
