import type { DocumentStatus, TransportType } from '@efti-hub/contract'
import { bigint, boolean, integer, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const milliseconds = (name: string) => bigint(name, { mode: 'number' })

/** Written by triggers alone (migration 0020). */
export const documentResults = pgSchema('hub').table('document_results', {
  documentId: uuid('document_id').primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  submittedAt: moment('submitted_at').notNull(),
  name: text('name').notNull(),
  status: text('status').$type<DocumentStatus>().notNull(),
  score: smallint('score'),
  isCompliant: boolean('is_compliant'),
  openViolations: integer('open_violations').notNull(),
  violationTypes: text('violation_types').array().notNull(),
  countries: text('countries').array().notNull(),
  transportTypes: text('transport_types').array().$type<TransportType[]>().notNull(),
  processedAt: moment('processed_at'),
  firstCheckMs: milliseconds('first_check_ms'),
  scoreFromHighest: smallint('score_from_highest').notNull(),
  scoreFromLowest: smallint('score_from_lowest').notNull(),
})
export type DocumentResultRow = typeof documentResults.$inferSelect
