import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

export interface Week extends Record<string, unknown> {
  tenantName: string
  /** Of the week: uploaded, read or checked to the end, failed, and what was decided. */
  uploaded: number
  failed: number
  approved: number
  rejected: number
  /** Of the documents uploaded in it that are checked: how many, and how many have nothing grave open. */
  checked: number
  compliant: number
  opened: number
  resolved: number
  waived: number
  /** The current count. */
  open: number
  grave: number
  overdue: number
  dueSoon: number
}

/** The seven days before `monday`, its midnight in UTC; null when this week has been reported already. */
export async function takeWeek(db: TenantDb, monday: Date): Promise<Week | null> {
  const { rows: taken } = await db.execute(sql`
    insert into hub.weekly_reports (tenant_id, week) values (${db.tenantId}, (${monday.toISOString()}::timestamptz at time zone 'UTC')::date)
    on conflict do nothing returning week`)
  if (taken.length === 0) return null
  const end = sql`${monday.toISOString()}::timestamptz`
  const inWeek = (moment: string) =>
    sql`${sql.raw(moment)} >= ${end} - interval '7 days' and ${sql.raw(moment)} < ${end}`
  const { rows } = await db.execute<Week>(sql`
    with arrived as (
      select d.id, d.status,
             exists (select from hub.compliance_checks c where c.document_id = d.id) as checked,
             exists (
               select from hub.violations v
                where v.document_id = d.id and hub.is_blocking(v.status, v.severity)
             ) as grave
        from hub.documents d where d.deleted_at is null and ${inWeek('d.created_at')}
    ), standing as (
      select hub.is_blocking(v.status, v.severity) as blocking, v.due_at from hub.violations v join hub.documents d on d.id = v.document_id and d.deleted_at is null
       where v.status = 'open'
    )
    select t.name as "tenantName",
           (select count(*)::int from arrived) as uploaded,
           (select count(*)::int from arrived where status = 'failed') as failed,
           (select count(*)::int from arrived where checked) as checked,
           (select count(*)::int from arrived where checked and not grave) as compliant,
           (select count(*)::int from hub.decisions where decision = 'approved' and ${inWeek('created_at')}) as approved,
           (select count(*)::int from hub.decisions where decision = 'rejected' and ${inWeek('created_at')}) as rejected,
           (select count(*)::int from hub.violations where ${inWeek('created_at')}) as opened,
           (select count(*)::int from hub.violations where ${inWeek('resolved_at')}) as resolved,
           (select count(*)::int from hub.violations where ${inWeek('waived_at')}) as waived,
           (select count(*)::int from standing) as open,
           (select count(*)::int from standing where blocking) as grave,
           (select count(*)::int from standing where due_at <= now()) as overdue,
           (select count(*)::int from standing where due_at > now() and due_at <= now() + interval '7 days') as "dueSoon"
      from hub.tenants t where t.id = ${db.tenantId}`)
  return rows[0] ?? null
}
