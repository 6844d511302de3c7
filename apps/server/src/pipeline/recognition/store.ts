import { asc, desc, eq, sql } from 'drizzle-orm'
import { doublePrecision, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../platform/database.ts'
import { jsonb } from '../../platform/jsonb.ts'
import type { Recognised, RecognisedPage, RecognitionNote } from './recognised.ts'

const hub = pgSchema('hub')

export const recognitions = hub.table('recognitions', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  jobId: uuid('job_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  engine: text('engine').notNull(),
  format: text('format').notNull(),
  confidence: doublePrecision('confidence').notNull(),
  text: text('text').notNull(),
  notes: jsonb('notes').$type<RecognitionNote[]>().notNull(),
})

export const recognisedPages = hub.table('recognised_pages', {
  recognitionId: uuid('recognition_id').notNull(),
  tenantId: uuid('tenant_id').notNull(),
  number: integer('number').notNull(),
  width: doublePrecision('width').notNull(),
  height: doublePrecision('height').notNull(),
  content: jsonb('content').$type<Omit<RecognisedPage, 'number' | 'width' | 'height'>>().notNull(),
})

/** PostgreSQL text and jsonb cannot store NUL, which broken text layers do contain. */
const withoutNul = (value: string) => value.replaceAll('\u0000', '')

/** A page of a 300-page document weighs about 50 kB; this many rows a statement stay far from any limit. */
const PAGES_PER_INSERT = 50

export async function insertRecognition(
  db: TenantDb,
  documentId: string,
  jobId: string,
  recognised: Recognised,
): Promise<string> {
  const [row] = await db
    .insert(recognitions)
    .values({
      tenantId: db.tenantId,
      documentId,
      jobId,
      engine: recognised.engine,
      format: recognised.format,
      confidence: recognised.confidence,
      text: withoutNul(recognised.text),
      notes: recognised.notes,
    })
    .returning({ id: recognitions.id })
  if (!row) throw new Error('the recognition was not stored')

  for (let from = 0; from < recognised.pages.length; from += PAGES_PER_INSERT) {
    const pages = recognised.pages.slice(from, from + PAGES_PER_INSERT)
    await db.insert(recognisedPages).values(
      pages.map(({ number, width, height, words, ...rest }) => ({
        recognitionId: row.id,
        tenantId: db.tenantId,
        number,
        width,
        height,
        content: { ...rest, words: words.map((word) => ({ ...word, text: withoutNul(word.text) })) },
      })),
    )
  }
  return row.id
}

export interface RecognitionSummary {
  id: string
  format: string
  confidence: number
  notes: RecognitionNote[]
}

export async function latestRecognition(
  db: TenantDb,
  documentId: string,
): Promise<RecognitionSummary | null> {
  const [row] = await db
    .select({
      id: recognitions.id,
      format: recognitions.format,
      confidence: recognitions.confidence,
      notes: recognitions.notes,
    })
    .from(recognitions)
    .where(eq(recognitions.documentId, documentId))
    .orderBy(desc(recognitions.createdAt))
    .limit(1)
  return row ?? null
}

/** As in notes-of-pictures.ts: words of pages in another script, or too faint or rough, are believed less than this by the engines. */
const POORLY_READ = 0.6
/** Extraction looks no further. */
const MOST_PAGES = 6

/** Numbers of pages that are pictures and of which the words are doubted by the engine that read them. */
export async function poorPagesOf(db: TenantDb, { id, confidence }: RecognitionSummary): Promise<number[]> {
  if (confidence === 1) return []
  const { rows } = await db.execute<{ number: number }>(sql`
    select number from ${recognisedPages}
     where recognition_id = ${id} and number <= ${MOST_PAGES} and content ->> 'source' = 'picture'
       and (select avg((word ->> 'confidence')::float8) from jsonb_array_elements(content -> 'words') word) < ${POORLY_READ}
     order by number`)
  return rows.map(({ number }) => number)
}

/** The first pages of the latest reading, with their words. */
export async function readPages(db: TenantDb, documentId: string, most: number): Promise<RecognisedPage[]> {
  const recognition = await latestRecognition(db, documentId)
  if (!recognition) return []
  const rows = await db
    .select()
    .from(recognisedPages)
    .where(eq(recognisedPages.recognitionId, recognition.id))
    .orderBy(asc(recognisedPages.number))
    .limit(most)
  return rows.map(({ number, width, height, content }) => ({ ...content, number, width, height }))
}
