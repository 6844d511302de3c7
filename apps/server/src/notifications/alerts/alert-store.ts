import { isNull, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { takeMailTurn } from '../../platform/mail/take-mail-turn.ts'
import { GATHER_MS } from '../notices/add-notice.ts'
import { type NoticeRow, notices } from '../notices/tables.ts'

/** A batch that goes on for longer is mailed in parts, and so is the work of somebody who corrects a document again and again. */
const AT_LATEST_MS = 15 * 60_000
/** The job of the last notice may run a moment before the pause is over to the millisecond. */
const GRACE_MS = 5_000

/**
 * What is to be mailed now, each notice once: nothing while more is coming in, for the job of the last notice comes back
 * when it is quiet. Oldest first.
 */
export async function takeUnsent(db: TenantDb): Promise<NoticeRow[]> {
  await takeMailTurn(db)
  const { rows } = await db.execute<{ isTime: boolean | null }>(sql`
    select max(created_at) <= clock_timestamp() - ${GATHER_MS - GRACE_MS} * interval '1 millisecond'
           or min(coalesce(waiting_since, created_at)) <= clock_timestamp() - ${AT_LATEST_MS} * interval '1 millisecond' as "isTime"
      from hub.notices where mailed_at is null`)
  if (!rows[0]?.isTime) return []
  const taken = await db
    .update(notices)
    .set({ mailedAt: sql`clock_timestamp()` })
    .where(isNull(notices.mailedAt))
    .returning()
  return taken.sort((left, right) => (left.id < right.id ? -1 : 1))
}
