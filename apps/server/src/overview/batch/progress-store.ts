import type { DocumentProgress } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'

type Row = Record<string, unknown> & {
  id: string
  status: DocumentProgress['status']
  job: DocumentProgress['job']
}

/** In the order of the ids; what is not there is left out. */
export async function progressOf(db: TenantDb, ids: readonly string[]): Promise<DocumentProgress[]> {
  const asked = ids.filter(isUuid)
  if (asked.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select d.id, d.status, j.job
      from unnest(${sql.param(asked)}::uuid[]) with ordinality as asked (id, place)
      join hub.documents d on d.id = asked.id and d.deleted_at is null
      left join lateral (
        select jsonb_build_object('jobType', job_type, 'status', status, 'progress', progress, 'message', message) as job
          from hub.jobs where document_id = d.id order by created_at desc, id desc limit 1
      ) j on true
     order by asked.place`)
  return rows
}
