import type { ComparedValue, ConsignmentPhase } from '@efti-hub/contract'
import { bigint, boolean, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from '../../platform/jsonb.ts'
import type { Profile } from './links/profile.ts'
import type { ReferenceRole } from './links/references-of.ts'
import type { Required } from './required-documents.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Who stated it, and when. */
export interface Confirmation {
  author: string
  at: string
}

export const consignments = hub.table('consignments', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  mergedInto: uuid('merged_into'),
  /** A person's; null: as the documents show it. */
  phase: text('phase').$type<ConsignmentPhase>(),
  phaseAuthor: uuid('phase_author'),
  phaseAt: moment('phase_at'),
  confirmed: jsonb('confirmed').$type<Record<string, Confirmation>>().notNull().default({}),
  required: jsonb('required').$type<Required[]>().notNull().default([]),
  /** Required documents that are neither here nor confirmed, without those that vehicles can carry in the cab. */
  missing: integer('missing').notNull().default(0),
  missingInCab: integer('missing_in_cab').notNull().default(0),
  /** Critical and high ones. */
  contradictions: integer('contradictions').notNull().default(0),
  searchText: text('search_text').notNull().default(''),
})
export type ConsignmentRow = typeof consignments.$inferSelect

export const consignmentDocuments = hub.table('consignment_papers', {
  documentId: uuid('document_id').primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  consignmentId: uuid('consignment_id'),
  reason: text('reason'),
  author: uuid('author'),
  linkedAt: moment('linked_at').notNull().defaultNow(),
  profile: jsonb('profile').$type<Profile>().notNull(),
})
export type ConsignmentDocumentRow = typeof consignmentDocuments.$inferSelect

export const consignmentReferences = hub.table('consignment_references', {
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  role: text('role').$type<ReferenceRole>().notNull(),
  value: text('value').notNull(),
})

export const consignmentChoices = hub.table('consignment_choices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  leftDocument: uuid('left_document').notNull(),
  rightDocument: uuid('right_document').notNull(),
  together: boolean('together').notNull(),
  author: uuid('author').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
export type ChoiceRow = typeof consignmentChoices.$inferSelect

/** Values that people confirmed where documents contradict each other; never changed. */
export const consignmentSettlements = hub.table('consignment_settlements', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  consignmentId: uuid('consignment_id').notNull(),
  code: text('code').notNull(),
  value: jsonb('value').$type<ComparedValue>().notNull(),
  author: uuid('author').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
export type SettlementRow = typeof consignmentSettlements.$inferSelect

/** Contradictions where people accepted all values. */
export const acceptedContradictions = hub.table('accepted_contradictions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  code: text('code').notNull(),
  documentIds: uuid('document_ids').array().notNull(),
  /** In the order of the documents. */
  documentValues: jsonb('document_values').$type<ComparedValue[]>().notNull(),
  reason: text('reason').notNull(),
  author: uuid('author').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedBy: uuid('revoked_by'),
  revokedAt: moment('revoked_at'),
})
export type AcceptanceRow = typeof acceptedContradictions.$inferSelect
