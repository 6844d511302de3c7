import type {
  ArrangedPage,
  ComplianceResult,
  DocumentStatus,
  DocumentType,
  JobStatus,
  JobType,
  OcrResult,
} from '@efti-hub/contract'
import { bigint, boolean, integer, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from '../../platform/jsonb.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const documents = hub.table('documents', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  datasetId: uuid('dataset_id').notNull().defaultRandom(),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadId: uuid('upload_id').notNull(),
  objectKey: text('object_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  originalName: text('original_name').notNull(),
  fileName: text('file_name').notNull(),
  fileSize: bigint('file_size', { mode: 'number' }).notNull(),
  fileUrl: text('file_url').notNull(),
  mimeType: text('mime_type').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  sha256: text('sha256').notNull(),
  duplicateOf: uuid('duplicate_of'),
  status: text('status').$type<DocumentStatus>().notNull().default('pending'),
  deletedAt: moment('deleted_at'),
  deletedBy: uuid('deleted_by'),
  heldAt: moment('held_at'),
  heldBy: uuid('held_by'),
  holdReason: text('hold_reason'),
  keptWholeAt: moment('kept_whole_at'),
  assignee: uuid('assignee'),
  waitingSince: moment('waiting_since'),
  waitingFor: text('waiting_for'),
})
export type DocumentRow = typeof documents.$inferSelect

/** Somebody waits for what is 'prompt'; a 'batch' takes turns with those of other tenants. */
export type Lane = 'prompt' | 'batch'

export const jobs = hub.table('jobs', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  jobType: text('job_type').$type<JobType>().notNull(),
  lane: text('lane').$type<Lane>().notNull().default('prompt'),
  status: text('status').$type<JobStatus>().notNull().default('queued'),
  progress: integer('progress').notNull().default(0),
  message: text('message'),
  unfinishedStarts: integer('unfinished_starts').notNull().default(0),
  unfinishedSince: moment('unfinished_since'),
  withoutFileSince: moment('without_file_since'),
  createdAt: moment('created_at').notNull(),
  startedAt: moment('started_at'),
  completedAt: moment('completed_at'),
  result: jsonb('result').$type<OcrResult | ComplianceResult>(),
})
export type JobRow = typeof jobs.$inferSelect

export const documentParts = hub.table('document_parts', {
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  originalId: uuid('original_id').notNull(),
  position: integer('position').notNull(),
  pages: jsonb('pages').$type<ArrangedPage[]>().notNull(),
  undoneAt: moment('undone_at'),
})
/** What lists of documents show, sort and filter by beside the row itself. Written by triggers alone (migration 0057). */
export const listFacts = hub.table('document_results', {
  documentId: uuid('document_id').primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  submittedAt: moment('submitted_at').notNull(),
  name: text('name').notNull(),
  fileSize: bigint('file_size', { mode: 'number' }).notNull(),
  status: text('status').$type<DocumentStatus>().notNull(),
  kind: text('kind'),
  number: text('number'),
  consignor: text('consignor'),
  consignee: text('consignee'),
  fromTown: text('from_town'),
  fromCountry: text('from_country'),
  toTown: text('to_town'),
  toCountry: text('to_country'),
  departure: text('departure'),
  departsAt: moment('departs_at'),
  departsOn: text('departs_on'),
  score: smallint('score'),
  scoreFromHighest: smallint('score_from_highest').notNull(),
  scoreFromLowest: smallint('score_from_lowest').notNull(),
  openCritical: integer('open_critical').notNull(),
  openHigh: integer('open_high').notNull(),
  openMedium: integer('open_medium').notNull(),
  openLow: integer('open_low').notNull(),
  severityOrder: bigint('severity_order', { mode: 'number' }).notNull(),
  needsWork: boolean('needs_work').notNull(),
  assignee: uuid('assignee'),
  ownerId: uuid('owner_id'),
  waitingSince: moment('waiting_since'),
  doneAt: moment('done_at'),
})
export type ListFacts = typeof listFacts.$inferSelect
