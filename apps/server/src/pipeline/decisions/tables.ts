import type { Decision, WithdrawalReason } from '@efti-hub/contract'
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const decisions = hub.table('decisions', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  author: uuid('author').notNull(),
  decision: text('decision').$type<Decision['decision']>().notNull(),
  comment: text('comment').notNull(),
})
export type DecisionRow = typeof decisions.$inferSelect

/** A decision is as long as it has no row here. */
export const decisionWithdrawals = hub.table('decision_withdrawals', {
  decisionId: uuid('decision_id').primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null: the product itself. */
  author: uuid('author'),
  reason: text('reason').$type<WithdrawalReason>().notNull(),
})
export type WithdrawalRow = typeof decisionWithdrawals.$inferSelect
