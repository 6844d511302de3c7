import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

/**
 * Those of the documents that wait for another check, or are in one, while their last finished check is about what was read last: by
 * its id a person can decide about them. Never those that are being read, nor those that somebody has decided about.
 */
export async function waitingForRecheck(
  db: TenantDb,
  documentIds: readonly string[],
): Promise<Map<string, { checkId: string }>> {
  if (documentIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; checkId: string }>(sql`
    select d.id, c.id as "checkId"
      from hub.documents d
     cross join lateral (
       select id, extraction_id from hub.compliance_checks
        where document_id = d.id order by created_at desc, id desc limit 1) c
     where d.id = any(${sql.param([...documentIds])}::uuid[]) and d.status in ('pending', 'processing')
       and c.extraction_id = (
         select id from hub.extractions where document_id = d.id order by created_at desc, id desc limit 1)
       and not exists (
         select from hub.jobs j
          where j.document_id = d.id and j.job_type = 'ocr' and j.status in ('queued', 'running', 'processing'))
       and not exists (
         select from hub.decisions k where k.document_id = d.id
            and not exists (select from hub.decision_withdrawals w where w.decision_id = k.id))`)
  return new Map(rows.map(({ id, checkId }) => [id, { checkId }]))
}
