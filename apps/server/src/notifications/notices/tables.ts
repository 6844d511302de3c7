import type { NoticeFacts, NoticeKind } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import { bigint, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from '../../platform/jsonb.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const notices = hub.table('notices', {
  /** In the order of time; is no count. */
  id: bigint('id', { mode: 'bigint' }).notNull().default(sql`0`),
  tenantId: uuid('tenant_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  /** Null: everybody in the tenant. */
  personId: uuid('person_id'),
  /** The author, who is not notified. Null: the product itself. */
  author: uuid('author'),
  documentId: uuid('document_id'),
  subject: text('subject').notNull(),
  facts: jsonb('facts').$type<NoticeFacts>().notNull(),
  mailedAt: moment('mailed_at'),
  /** Of the first notice that this one took the place of, where none was mailed. */
  waitingSince: moment('waiting_since'),
})
export type NoticeRow = typeof notices.$inferSelect
