import type { QueryOfView, ViewScreen } from '@efti-hub/contract'
import { boolean, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from '../../platform/jsonb.ts'

export const savedViews = pgSchema('hub').table('saved_views', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  author: uuid('author').notNull(),
  screen: text('screen').$type<ViewScreen>().notNull(),
  name: text('name').notNull(),
  query: jsonb('query').$type<QueryOfView>().notNull(),
  shared: boolean('shared').notNull(),
})
export type ViewRow = typeof savedViews.$inferSelect
