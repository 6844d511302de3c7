import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

/** Two spans of equal length: from `last` on, and from `before` to `last`. */
export interface Spans {
  last: Date
  before: Date
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Of documents with the same countries on their routes. */
export interface DocumentCounts extends Record<string, unknown> {
  countries: string[]
  total: number
  uploadedLast: number
  uploadedBefore: number
  checked: number
  compliant: number
  checkedLast: number
  compliantLast: number
  checkedBefore: number
  compliantBefore: number
}

/**
 * Documents that are not in the trash; 'checked' has a check, 'compliant' no open critical or high violation. By routes,
 * because taking 100,000 of them apart country by country takes three times as long as all the rest.
 */
export async function countDocuments(db: TenantDb, spans: Spans): Promise<DocumentCounts[]> {
  const last = sql`submitted_at >= ${instant(spans.last)}`
  const before = sql`submitted_at >= ${instant(spans.before)} and submitted_at < ${instant(spans.last)}`
  const { rows } = await db.execute<DocumentCounts>(sql`
    select countries, count(*)::integer as "total",
           count(*) filter (where ${last})::integer as "uploadedLast",
           count(*) filter (where ${before})::integer as "uploadedBefore",
           count(is_compliant)::integer as "checked",
           count(*) filter (where is_compliant)::integer as "compliant",
           count(is_compliant) filter (where ${last})::integer as "checkedLast",
           count(*) filter (where is_compliant and ${last})::integer as "compliantLast",
           count(is_compliant) filter (where ${before})::integer as "checkedBefore",
           count(*) filter (where is_compliant and ${before})::integer as "compliantBefore"
      from hub.document_results where tenant_id = ${db.tenantId} group by countries`)
  return rows
}

/** Changes with every document, job and violation of the tenant. */
export async function markOfCounts(db: TenantDb): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws(' ',
      (select concat_ws('.', count(*), max(id), sum(id)) from hub.document_tallies where tenant_id = ${db.tenantId}),
      (select concat_ws('.', count(*), max(id), sum(id)) from hub.violation_tallies where tenant_id = ${db.tenantId})
    ) as mark`)
  return rows[0]?.mark ?? ''
}

export interface PeopleCounts extends Record<string, unknown> {
  members: number
  activeLast: number
  activeBefore: number
}

/** Of those who are members now: who signed in or did something that the audit trail records. */
export async function countPeople(db: TenantDb, spans: Spans): Promise<PeopleCounts> {
  const { rows } = await db.execute<PeopleCounts>(sql`
    with acted as (
      select actor_id, bool_or(created_at >= ${instant(spans.last)}) as is_last,
             bool_or(created_at < ${instant(spans.last)}) as is_before
        from hub.audit_events
       where tenant_id = ${db.tenantId} and created_at >= ${instant(spans.before)} and actor_kind = 'person'
       group by actor_id
    )
    select count(*)::integer as "members",
           count(*) filter (where is_last)::integer as "activeLast",
           count(*) filter (where is_before)::integer as "activeBefore"
      from hub.memberships m left join acted on acted.actor_id = m.user_id
     where m.tenant_id = ${db.tenantId}`)
  const [counts] = rows
  if (!counts) throw new Error('counting answered nothing')
  return counts
}
