import type { AskReason, PartnerLanguage } from '@efti-hub/contract'
import type { Value } from '@efti-hub/efti'
import { customType, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from '../../platform/jsonb.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Migration 0059 states what the columns mean. */
export const partnerRequests = hub.table('partner_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  createdAt: moment('created_at').notNull(),
  author: uuid('author').notNull(),
  partner: text('partner').notNull(),
  email: text('email').notNull().default(''),
  language: text('language').$type<PartnerLanguage>().notNull(),
  message: text('message').notNull(),
  expiresAt: moment('expires_at').notNull(),
  reminderDays: smallint('reminder_days'),
  remindersSent: smallint('reminders_sent').notNull().default(0),
  remindedAt: moment('reminded_at'),
  openedAt: moment('opened_at'),
  answeredAt: moment('answered_at'),
  remark: text('remark').notNull().default(''),
  revokedAt: moment('revoked_at'),
  revokedBy: uuid('revoked_by'),
  expiredAt: moment('expired_at'),
  uploadId: uuid('upload_id'),
  uploads: smallint('uploads').notNull().default(0),
  receivedId: uuid('received_id'),
})
export type RequestRow = typeof partnerRequests.$inferSelect

export const requestFields = hub.table('partner_request_fields', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  requestId: uuid('request_id').notNull(),
  position: smallint('position').notNull(),
  path: text('path').notNull(),
  eftiId: text('efti_id').notNull(),
  reason: text('reason').$type<AskReason>().notNull(),
  violationId: uuid('violation_id'),
  known: jsonb('known').$type<Value>(),
  answer: jsonb('answer').$type<Value>(),
  answeredAt: moment('answered_at'),
  decision: text('decision').$type<'used' | 'declined'>(),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
})
export type FieldRow = typeof requestFields.$inferSelect

export const partnerLinks = hub.table('partner_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  requestId: uuid('request_id').notNull(),
  createdAt: moment('created_at').notNull(),
})
