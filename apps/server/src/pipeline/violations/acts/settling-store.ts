import type { DocumentStatus } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import { wasRejected } from '../../documents/was-rejected.ts'

export interface SettledDocument extends Record<string, unknown> {
  id: string
  status: DocumentStatus
  before: DocumentStatus
}

/**
 * Of these documents, those in one of the states `from`: completed, or under review while a critical or high violation is
 * open, or a rejection was withdrawn and nobody decided again. Answers those whose status that changed, with the one of before.
 */
export async function settleDocuments(
  db: TenantDb,
  documentIds: readonly string[],
  from: readonly DocumentStatus[],
): Promise<SettledDocument[]> {
  if (documentIds.length === 0) return []
  const { rows } = await db.execute<SettledDocument>(sql`
    with blocked as (
      select distinct document_id as id from hub.violations
       where document_id = any(${sql.param([...documentIds])}::uuid[]) and status = 'open' and severity in ('critical', 'high')
    ), wanted as (
      select d.id, case when b.id is null and not ${wasRejected(sql`d.id`)} then 'completed' else 'under_review' end as status,
             d.status as before
        from hub.documents d left join blocked b on b.id = d.id
       where d.id = any(${sql.param([...documentIds])}::uuid[]) and d.status = any(${sql.param([...from])}::text[])
    )
    update hub.documents d set status = w.status from wanted w
     where w.id = d.id and d.status <> w.status
    returning d.id, d.status, w.before`)
  return rows
}
