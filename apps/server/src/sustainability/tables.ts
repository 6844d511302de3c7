import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgSchema,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { jsonb } from '../platform/jsonb.ts'
import type { EmissionInputs, Reason } from './emissions/inputs.ts'
import type { PackedLeg } from './emissions/pack-legs.ts'
import type { PossiblePlace } from './places/find-place.ts'

const hub = pgSchema('hub')
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const emissions = hub.table('emissions', {
  consignmentId: uuid('consignment_id').primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  computedAt: moment('computed_at').notNull().defaultNow(),
  title: text('title').notNull(),
  day: date('day').notNull(),
  dayIsOfPapers: boolean('day_is_of_papers').notNull(),
  mode: text('mode'),
  lane: text('lane'),
  partner: text('partner'),
  reason: text('reason').$type<Reason>(),
  grams: bigint('grams', { mode: 'number' }).notNull(),
  kgkm: bigint('kgkm', { mode: 'number' }).notNull(),
  isPrimary: boolean('is_primary').notNull(),
  inputs: jsonb('inputs').$type<EmissionInputs>().notNull(),
  legs: jsonb('legs').$type<PackedLeg[]>().notNull(),
  questions: text('questions').array().notNull(),
})
export type EmissionRow = typeof emissions.$inferSelect

export const emissionTotals = hub.table('emission_totals', {
  tenantId: uuid('tenant_id').notNull(),
  dimension: text('dimension')
    .$type<'month' | 'mode' | 'lane' | 'partner' | 'reason' | 'primary'>()
    .notNull(),
  period: text('period').notNull(),
  key: text('key').notNull(),
  consignments: integer('consignments').notNull(),
  computed: integer('computed').notNull(),
  grams: bigint('grams', { mode: 'number' }).notNull(),
  kgkm: bigint('kgkm', { mode: 'number' }).notNull(),
})
export type TotalRow = typeof emissionTotals.$inferSelect

export const emissionsDue = hub.table('emissions_due', {
  consignmentId: uuid('consignment_id').primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  since: moment('since').notNull().defaultNow(),
  reread: boolean('reread').notNull(),
})

export const emissionFactors = hub.table('emission_factors', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  author: uuid('author').notNull(),
  key: text('key').notNull(),
  withdrawn: boolean('withdrawn').notNull().default(false),
  wtt: doublePrecision('wtt'),
  ttw: doublePrecision('ttw'),
  source: text('source'),
  edition: text('edition'),
  licence: text('licence'),
  validFrom: date('valid_from'),
  validUntil: date('valid_until'),
})
export type OwnFactorRow = typeof emissionFactors.$inferSelect

export const placeQuestions = hub.table('place_questions', {
  tenantId: uuid('tenant_id').notNull(),
  key: text('key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  name: text('name').notNull(),
  country: text('country'),
  kind: text('kind').$type<'unknown' | 'ambiguous'>().notNull(),
  choices: jsonb('choices').$type<PossiblePlace[]>().notNull(),
})

export const placeAnswers = hub.table('place_answers', {
  tenantId: uuid('tenant_id').notNull(),
  key: text('key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  author: uuid('author').notNull(),
  label: text('label').notNull(),
  country: text('country').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
})

export const goals = hub.table('sustainability_goals', {
  tenantId: uuid('tenant_id').notNull(),
  year: integer('year').notNull(),
  measure: text('measure')
    .$type<'total' | 'intensity' | 'coverage' | 'low-carbon' | 'certifications'>()
    .notNull(),
  target: doublePrecision('target').notNull(),
  baseline: doublePrecision('baseline'),
  author: uuid('author').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
export type GoalRow = typeof goals.$inferSelect

export const certifications = hub.table('certifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  author: uuid('author').notNull(),
  type: text('type').notNull(),
  companyName: text('company_name').notNull(),
  contactEmail: text('contact_email').notNull(),
  targetDate: date('target_date'),
  status: text('status').$type<'Pending' | 'In Progress' | 'Certified'>().notNull().default('Pending'),
  number: text('number').notNull().default(''),
  issuer: text('issuer').notNull().default(''),
  validFrom: date('valid_from'),
  validUntil: date('valid_until'),
  fileKey: text('file_key'),
  fileName: text('file_name'),
  fileType: text('file_type'),
  changedAt: moment('changed_at'),
  changedBy: uuid('changed_by'),
})
export type CertificationRow = typeof certifications.$inferSelect
