import type { NoticeKind, ReadRequest } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Person, TenantDb } from '../../platform/database.ts'
import type { NoticeRow } from './tables.ts'

export interface NoticeReader extends Person {
  userId: string
}

const COUNTED_UP_TO = 1_000
const UNREAD_UP_TO = 100
const RETENTION_DAYS = 90

/** For this person, since they are a member, about nothing that is in the trash. */
const visibleTo = ({ userId }: NoticeReader): SQL => sql`
  hub.notices n
  join hub.memberships m on m.tenant_id = n.tenant_id and m.user_id = ${userId}
  left join hub.documents d on d.id = n.document_id
  left join hub.notice_marks k on k.tenant_id = n.tenant_id and k.user_id = ${userId}
  where n.tenant_id = hub.current_tenant()
    and (n.person_id is null or n.person_id = ${userId})
    and n.author is distinct from ${userId}
    and n.created_at >= greatest(m.created_at, now() - ${RETENTION_DAYS} * interval '1 day')
    and d.deleted_at is null`

/** A bound that the index knows: who has read everything would otherwise have all of it looked through. */
const afterMark = ({ userId }: NoticeReader): SQL => sql`n.id > (
  select coalesce(max(read_up_to), 0) from hub.notice_marks
   where tenant_id = hub.current_tenant() and user_id = ${userId})`

const IS_READ = sql`(n.id <= coalesce(k.read_up_to, 0) or n.id = any(coalesce(k.also_read, '{}')))`

export type ListedNotice = Pick<NoticeRow, 'kind' | 'author' | 'documentId' | 'subject' | 'facts'> & {
  id: string
  createdAt: Date
  read: boolean
}

/** Newest first, those after `before`. */
export async function listNotices(
  db: TenantDb,
  reader: NoticeReader,
  { before, limit }: { before: string | null; limit: number },
): Promise<ListedNotice[]> {
  const { rows } = await db.execute<ListedNotice & Record<string, unknown>>(sql`
    select n.id::text as id, n.kind, n.created_at as "createdAt", n.author, n.document_id as "documentId", n.subject, n.facts,
           ${IS_READ} as read
      from ${visibleTo(reader)} ${before === null ? sql`` : sql`and n.id < ${before}::bigint`}
     order by n.id desc limit ${limit}`)
  return rows
}

export async function countNotices(
  db: TenantDb,
  reader: NoticeReader,
): Promise<{ total: number; unread: number }> {
  const count = (which: SQL, limit: number) =>
    sql`(select count(*)::int from (select from ${visibleTo(reader)} ${which} limit ${limit}) counted)`
  const { rows } = await db.execute<{ total: number; unread: number }>(sql`
    select ${count(sql``, COUNTED_UP_TO)} as total, ${count(sql`and ${afterMark(reader)} and not ${IS_READ}`, UNREAD_UP_TO)} as unread`)
  return rows[0] ?? { total: 0, unread: 0 }
}

/** What is read stays read; ids that are none of the tenant's are left out. */
export async function markRead(
  db: TenantDb,
  { userId }: NoticeReader,
  { ids = [], upTo }: ReadRequest,
): Promise<void> {
  const mark = sql`least(${upTo ?? '0'}::bigint, (select coalesce(max(id), 0) from hub.notices))`
  await db.execute(sql`
    insert into hub.notice_marks as k (tenant_id, user_id, read_up_to, also_read)
    values (${db.tenantId}, ${userId}, ${mark}, array(
      select id from hub.notices where id = any(${sql.param([...ids])}::bigint[])
    ))
    on conflict (tenant_id, user_id) do update set
      read_up_to = greatest(k.read_up_to, excluded.read_up_to),
      also_read = array(
        select n.id from hub.notices n
         where n.id = any(k.also_read || excluded.also_read)
           and n.id > greatest(k.read_up_to, excluded.read_up_to)
      )`)
}

/** What nobody is shown any more. */
export async function forgetOldNotices(db: TenantDb): Promise<void> {
  await db.execute(
    sql`delete from hub.notices where created_at < now() - ${RETENTION_DAYS} * interval '1 day'`,
  )
}

/**
 * Those of the kind about one document that a newer one takes the place of. Answers how many new critical or high violations they
 * reported that nobody was mailed about yet, and how many that people were; and since when the first of those not mailed has waited.
 */
export async function forgetRecent(
  db: TenantDb,
  documentId: string,
  kind: NoticeKind,
  minutes: number,
): Promise<{ unmailed: number; mailed: number; since: Date | null }> {
  const { rows } = await db.execute<{ unmailed: number; mailed: number; since: string | Date | null }>(sql`
    with forgotten as (
      delete from hub.notices where tenant_id = ${db.tenantId}::uuid and document_id = ${documentId}::uuid and kind = ${kind}
         and created_at > clock_timestamp() - ${minutes} * interval '1 minute'
      returning facts, mailed_at, coalesce(waiting_since, created_at) as since
    )
    select coalesce(sum((facts->>'grave')::int) filter (where mailed_at is null), 0)::int as unmailed,
           coalesce(sum((facts->>'grave')::int) filter (where mailed_at is not null), 0)::int
             + coalesce(sum((facts->>'graveBefore')::int), 0)::int as mailed,
           min(since) filter (where mailed_at is null) as since
      from forgotten`)
  const { unmailed = 0, mailed = 0, since = null } = rows[0] ?? {}
  return { unmailed, mailed, since: since === null ? null : new Date(since) }
}
