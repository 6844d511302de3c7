import type { DocumentStatus } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { wasRejected } from './was-rejected.ts'

export interface SettledDocument extends Record<string, unknown> {
  id: string
  status: DocumentStatus
  before: DocumentStatus
}

/**
 * The status of documents that have been checked, of all of these or of those in one of the states `from`: as decided, while that
 * decision stands; otherwise completed, or under review while a critical or high violation is open, or a rejection was withdrawn and
 * nobody decided again. Answers those whose status that changed, with the one of before. Without `from` it is written even where it stays
 * the same: that marks lists as changed which show more of a check than the status.
 */
export async function settleDocuments(
  db: TenantDb,
  documentIds: readonly string[],
  from?: readonly DocumentStatus[],
): Promise<SettledDocument[]> {
  if (documentIds.length === 0) return []
  const ids = sql`${sql.param([...documentIds])}::uuid[]`
  const { rows } = await db.execute<SettledDocument>(sql`
    with blocked as (
      select distinct document_id as id from hub.violations
       where document_id = any(${ids}) and hub.is_blocking(status, severity)
    ), standing as (
      select k.document_id as id, k.decision from hub.decisions k
       where k.document_id = any(${ids}) and not exists (select from hub.decision_withdrawals w where w.decision_id = k.id)
    ), wanted as (
      select d.id, d.status as before,
             case when s.id is not null then s.decision
                  when b.id is null and not ${wasRejected(sql`d.id`)} then 'completed' else 'under_review' end as status
        from hub.documents d left join blocked b on b.id = d.id left join standing s on s.id = d.id
       where d.id = any(${ids}) ${from ? sql`and d.status = any(${sql.param([...from])}::text[])` : sql``}
    )
    update hub.documents d set status = w.status from wanted w
     where w.id = d.id ${from ? sql`and d.status <> w.status` : sql``}
    returning d.id, d.status, w.before`)
  return rows.filter(({ status, before }) => status !== before)
}
