import type { DueReason, Quantities, Severity, ViolationActName, ViolationStatus } from '@efti-hub/contract'
import type { Value } from '@efti-hub/efti'
import { sql } from 'drizzle-orm'
import { bigint, integer, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from '../../platform/jsonb.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const violations = hub.table('violations', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  firstCheckId: uuid('first_check_id').notNull(),
  lastCheckId: uuid('last_check_id').notNull(),
  fingerprint: text('fingerprint').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  resolvedAt: moment('resolved_at'),
  reopenedAt: moment('reopened_at'),
  status: text('status').$type<ViolationStatus>().notNull().default('open'),
  code: text('code').notNull(),
  severity: text('severity').$type<Severity>().notNull(),
  /** 4 for critical to 1 for low. */
  weight: smallint('weight').notNull().generatedAlwaysAs(sql`weight of the severity`),
  violationType: text('violation_type').notNull(),
  description: text('description').notNull(),
  /** The description with '{name}' in place of its numbers; null where it has none. */
  descriptionTemplate: text('description_template'),
  quantities: jsonb('quantities').$type<Quantities>(),
  fieldName: text('field_name'),
  suggestedFix: text('suggested_fix'),
  example: text('example'),
  /** The value that is right at `path`; null where no rule knows it. */
  fix: jsonb('fix').$type<Value>(),
  eftiId: text('efti_id'),
  path: text('path'),
  clause: text('clause'),
  subsets: text('subsets').array().notNull(),
  ownerId: uuid('owner_id'),
  /** As the product calculates it; `dueAt` is a person's where `dueReason` is 'person'. */
  calculatedDueAt: moment('calculated_due_at'),
  calculatedDueReason: text('calculated_due_reason').$type<DueReason>(),
  dueAt: moment('due_at'),
  dueReason: text('due_reason').$type<DueReason>(),
  commentCount: integer('comment_count').notNull().default(0),
  waiverReason: text('waiver_reason'),
  waivedBy: uuid('waived_by'),
  waivedAt: moment('waived_at'),
  waiverExpiresAt: moment('waiver_expires_at'),
  /** The approval that accepted it; it stays when a person reopens it. */
  acceptedBy: uuid('accepted_by'),
  /** The accepted rule that it is waived by. */
  acceptedRule: uuid('accepted_rule'),
})
export type ViolationRow = typeof violations.$inferSelect

export const violationActs = hub.table('violation_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  violationId: uuid('violation_id').notNull(),
  documentId: uuid('document_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null: the product itself. */
  author: uuid('author'),
  act: text('act').$type<ViolationActName>().notNull(),
  /** A status, a person's id or an instant, by the act. */
  oldValue: jsonb('old_value').$type<string>(),
  newValue: jsonb('new_value').$type<string>(),
  text: text('text'),
  /** The check that did it. */
  checkId: uuid('check_id'),
})
export type ActRow = typeof violationActs.$inferSelect
