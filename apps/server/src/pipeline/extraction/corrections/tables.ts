import type { Value } from '@efti-hub/efti'
import type { Evidence } from '@efti-hub/reading'
import { bigint, boolean, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from '../../../platform/jsonb.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const corrections = hub.table('corrections', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  author: uuid('author').notNull(),
  eftiId: text('efti_id').notNull(),
  path: text('path').notNull(),
  /** Null: the document holds no such value, or of one of several groups (`transportPackage[2]`) nothing at all. */
  value: jsonb('value').$type<Value>(),
  oldValue: jsonb('old_value').$type<Value>(),
  oldSource: text('old_source'),
  /** Where the person took the value from; null where it was typed. */
  evidence: jsonb('evidence').$type<Evidence>(),
  /** Whether other documents of the sender are read by it; goods lines teach nothing. */
  teaches: boolean('teaches').notNull().default(true),
  /** When its author withdrew it; null: it counts. */
  withdrawnAt: moment('withdrawn_at'),
})
export type CorrectionRow = typeof corrections.$inferSelect

export const documentChoices = hub.table('document_choices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  author: uuid('author').notNull(),
  /** 'kind', or the id of a subset. */
  subject: text('subject').notNull(),
  /** A kind, or whether the subset applies; null: left to the machine again. */
  value: jsonb('value').$type<string | boolean>(),
  reason: text('reason'),
  /** When its author withdrew it; null: it counts. */
  withdrawnAt: moment('withdrawn_at'),
})
export type ChoiceRow = typeof documentChoices.$inferSelect
