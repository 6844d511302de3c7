import type { TenantSummary } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

/** hub.tenant_figure of migration 0022. */
export interface TenantRow extends Record<string, unknown> {
  id: string
  name: string
  created_at: Date | string
  suspended_at: Date | string | null
  members: number
  documents: number
  checked: number
  compliant: number
  violations: number
  critical: number
  uploaded_week: number
  uploaded_month: number
  last_upload_at: Date | string | null
  last_processed_at: Date | string | null
  jobs_queued: number
  jobs_running: number
  jobs_completed_day: number
  jobs_failed_day: number
}

/** The tenant that the handle is bound to. */
export async function ownFigures(db: TenantDb): Promise<TenantRow[]> {
  const { rows } = await db.execute<TenantRow>(
    sql`select * from hub.tenant_figures(array[hub.current_tenant()])`,
  )
  return rows
}

/** All there are, if the person that the handle is bound to is a platform administrator; else none. */
export async function unsafeFiguresOfEveryTenant(db: TenantDb): Promise<TenantRow[]> {
  const { rows } = await db.execute<TenantRow>(sql`select * from hub.unsafe_figures_of_every_tenant()`)
  return rows
}

export function presentTenant(row: TenantRow): TenantSummary {
  return {
    id: row.id,
    tenantName: row.name,
    status: row.suspended_at !== null ? 'suspended' : row.critical > 0 ? 'warning' : 'active',
    documents: row.documents,
    checked: row.checked,
    violations: row.violations,
    critical: row.critical,
    complianceRate: row.checked === 0 ? null : row.compliant / row.checked,
    members: row.members,
    activity: {
      uploadedInWeek: row.uploaded_week,
      uploadedInMonth: row.uploaded_month,
      jobsUnderWay: row.jobs_queued + row.jobs_running,
      jobsCompletedInDay: row.jobs_completed_day,
      jobsFailedInDay: row.jobs_failed_day,
      lastUploadAt: instant(row.last_upload_at),
      lastProcessedAt: instant(row.last_processed_at),
    },
    createdAt: new Date(row.created_at).toISOString(),
    suspendedAt: instant(row.suspended_at),
  }
}

function instant(at: Date | string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
