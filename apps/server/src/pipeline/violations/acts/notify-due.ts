import { sql } from 'drizzle-orm'
import { addViolationNotices } from '../../../notifications/notices/add-notice.ts'
import { forgetOldNotices } from '../../../notifications/notices/store.ts'
import type { TenantDb } from '../../../platform/database.ts'
import type { Services } from '../../../services.ts'
import { lockViolations } from './store.ts'

interface Due extends Record<string, unknown> {
  documentId: string
  ownerId: string | null
  count: number
  dueAt: Date | string
}

/** The job of every morning: owners are notified of what becomes due within a day, once for each due date; old notices go. */
export async function notifyDue(services: Services, tenantId: string): Promise<void> {
  await services.database.inTenant({ tenantId, userId: null }, async (db) => {
    for (const [ownerId, due] of Map.groupBy(await takeDue(db), (one) => one.ownerId)) {
      const counts = new Map(due.map(({ documentId, count }) => [documentId, count]))
      const [first] = due
      await addViolationNotices(db, counts, {
        kind: 'due',
        author: null,
        ...(ownerId && { people: [ownerId] }),
        facts: first ? { dueAt: new Date(first.dueAt).toISOString() } : {},
      })
    }
    await forgetOldNotices(db)
  })
}

const IS_DUE = sql`v.status = 'open' and v.due_at > now() and v.due_at <= now() + interval '1 day'
  and v.due_notified_for is distinct from v.due_at`

async function takeDue(db: TenantDb): Promise<Due[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select v.id from hub.violations v join hub.documents d on d.id = v.document_id and d.deleted_at is null
         where ${IS_DUE}`,
  )
  const locked = await lockViolations(
    db,
    rows.map(({ id }) => id),
  )
  const ids = locked.map(({ id }) => id)
  const { rows: due } = await db.execute<Due>(sql`
    with notified as (
      update hub.violations v set due_notified_for = v.due_at
       where v.id = any(${sql.param(ids)}::uuid[]) and ${IS_DUE}
      returning v.document_id, v.owner_id, v.due_at
    )
    select document_id as "documentId", owner_id as "ownerId", count(*)::int as count, min(due_at) as "dueAt"
      from notified group by 1, 2 order by 4`)
  return due
}
