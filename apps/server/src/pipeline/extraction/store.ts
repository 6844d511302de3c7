import type { Consignment, Finding, Form, MessageInfo, UnreadPlace, Value } from '@efti-hub/efti'
import type { Evidence, Extracted, ExtractedValue, ProposedPart } from '@efti-hub/reading'
import { asc, desc, eq } from 'drizzle-orm'
import { bigint, doublePrecision, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../platform/database.ts'
import { jsonb } from '../../platform/jsonb.ts'

const hub = pgSchema('hub')

export const extractions = hub.table('extractions', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  recognitionId: uuid('recognition_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  kind: text('kind').notNull(),
  kindConfidence: doublePrecision('kind_confidence').notNull(),
  language: text('language'),
  schema: text('schema').$type<MessageInfo['schema']>(),
  extra: jsonb('extra').$type<NonNullable<Consignment['extra']>>().notNull().default([]),
  form: jsonb('form').$type<Form>(),
  findings: jsonb('findings').$type<Finding[]>().notNull(),
  notes: jsonb('notes').$type<string[]>().notNull(),
  unread: jsonb('unread').$type<UnreadPlace[]>().notNull(),
  parts: jsonb('parts').$type<ProposedPart[]>().notNull().default([]),
})

export const extractedValues = hub.table('extracted_values', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  extractionId: uuid('extraction_id').notNull(),
  author: uuid('author'),
  eftiId: text('efti_id').notNull(),
  path: text('path').notNull(),
  value: jsonb('value').$type<Value>().notNull(),
  asWritten: text('as_written').notNull(),
  attributes: jsonb('attributes').$type<Record<string, string>>().notNull(),
  confidence: doublePrecision('confidence').notNull(),
  source: text('source').$type<ExtractedValue['source'] | 'person' | 'ai'>().notNull(),
  evidence: jsonb('evidence').$type<Evidence>(),
  why: jsonb('why').$type<Record<string, unknown>>(),
})

/** PostgreSQL takes 65,535 parameters a statement. */
const VALUES_PER_INSERT = 1_000

export async function insertExtraction(
  db: TenantDb,
  documentId: string,
  recognitionId: string,
  extracted: Extracted,
  parts: ProposedPart[],
): Promise<void> {
  const { kind, kindConfidence, language, schema, extra, form, findings, notes, unread, values } = extracted
  const [row] = await db
    .insert(extractions)
    .values({
      tenantId: db.tenantId,
      documentId,
      recognitionId,
      kind,
      kindConfidence,
      language,
      schema: schema ?? null,
      extra: [...(extra ?? [])],
      form: form ?? null,
      findings,
      notes: notes ?? [],
      unread: unread ?? [],
      parts,
    })
    .returning({ id: extractions.id })
  if (!row) throw new Error('the extraction was not stored')

  for (let from = 0; from < values.length; from += VALUES_PER_INSERT) {
    await db.insert(extractedValues).values(
      values.slice(from, from + VALUES_PER_INSERT).map((value) => ({
        tenantId: db.tenantId,
        documentId,
        extractionId: row.id,
        ...value,
        attributes: value.attributes ?? {},
      })),
    )
  }
}

/** The documents that the file seems to hold, by its latest reading; empty where it seems to hold one. */
export async function proposedParts(db: TenantDb, documentId: string): Promise<ProposedPart[]> {
  const [row] = await db
    .select({ parts: extractions.parts })
    .from(extractions)
    .where(eq(extractions.documentId, documentId))
    .orderBy(desc(extractions.createdAt))
    .limit(1)
  return row?.parts ?? []
}

export interface StoredExtraction {
  id: string
  kind: string
  /** 0 to 1. */
  kindConfidence: number
  language: string | null
  schema: MessageInfo['schema']
  /** Content of a message that has no eFTI id in its place. */
  extra: NonNullable<Consignment['extra']>
  /** The blocks of a prescribed form, where the document is one. */
  form: Form | null
  findings: Finding[]
  /** What a person should know of how it was read, in sentences. */
  notes: string[]
  /** Text in the box of a label from which no value was taken. */
  unread: UnreadPlace[]
  values: StoredValue[]
}

export type StoredValue = Omit<ExtractedValue, 'source'> & {
  source: ExtractedValue['source'] | 'person' | 'ai'
}

export async function latestExtraction(db: TenantDb, documentId: string): Promise<StoredExtraction | null> {
  const [row] = await db
    .select()
    .from(extractions)
    .where(eq(extractions.documentId, documentId))
    .orderBy(desc(extractions.createdAt))
    .limit(1)
  if (!row) return null
  const values = await db
    .select()
    .from(extractedValues)
    .where(eq(extractedValues.extractionId, row.id))
    .orderBy(asc(extractedValues.id))
  return {
    id: row.id,
    kind: row.kind,
    kindConfidence: row.kindConfidence,
    language: row.language,
    schema: row.schema,
    extra: row.extra,
    form: row.form,
    findings: row.findings,
    notes: row.notes,
    unread: row.unread,
    values: values.map(
      ({ eftiId, path, value, asWritten, attributes, confidence, source, evidence, why }) => ({
        eftiId,
        path,
        value,
        asWritten,
        attributes,
        confidence,
        source,
        evidence,
        ...(why ? { why } : {}),
      }),
    ),
  }
}
