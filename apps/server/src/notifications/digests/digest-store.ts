import type { MailRhythm } from '@efti-hub/contract'
import { and, gt, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { type NoticeRow, notices } from '../notices/tables.ts'

export interface DigestReader {
  userId: string
  rhythm: MailRhythm
  /** Everything until then was in a digest. */
  last: Date
}

/** Those who get digests, or are owed the last one. */
export async function digestReaders(db: TenantDb): Promise<DigestReader[]> {
  const { rows } = await db.execute<{ userId: string; rhythm: MailRhythm; last: Date | string }>(sql`
    select user_id as "userId", rhythm, digest_at as last from hub.notification_preferences
     where tenant_id = ${db.tenantId} and digest_at is not null`)
  return rows.map((row) => ({ ...row, last: new Date(row.last) }))
}

const IS_SHOWN = sql`(notices.document_id is null
  or exists (select from hub.documents d where d.id = notices.document_id and d.deleted_at is null))`

/** Taken for mailing after a moment, about nothing that is in the trash; oldest first. */
export async function takenAfter(db: TenantDb, moment: Date): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(and(gt(notices.mailedAt, moment), IS_SHOWN))
    .orderBy(notices.id)
}

/** Their digests are sent, also where there was nothing in them. */
export async function markSent(db: TenantDb, userIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    update hub.notification_preferences
       set digest_at = case when rhythm <> 'immediate' then clock_timestamp() end
     where tenant_id = ${db.tenantId} and user_id = any(${sql.param([...userIds])}::uuid[])`)
}
