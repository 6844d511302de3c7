import type { PlaceState } from '@efti-hub/contract'
import type { Anchor, Lesson, PrintedLabel, Remembered } from '@efti-hub/reading'
import { and, arrayOverlaps, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { jsonb } from '../../../platform/jsonb.ts'
import { keyset } from '../../../platform/keyset.ts'
import { withTrash } from '../../documents/store.ts'
import { documents } from '../../documents/tables.ts'
import type { Box } from '../../recognition/recognised.ts'
import { extractedValues } from '../store.ts'
import { isSameSender, type Sender } from './senders.ts'

export const lessons = pgSchema('hub').table('lessons', {
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  author: uuid('author').notNull(),
  senders: text('senders').array().notNull(),
  senderName: text('sender_name').notNull(),
  eftiId: text('efti_id').notNull(),
  path: text('path').notNull(),
  page: integer('page').notNull(),
  box: doublePrecision('box').array().$type<Box>().notNull(),
  anchors: jsonb('anchors').$type<Anchor[]>().notNull(),
  unit: text('unit'),
  refused: boolean('refused').notNull(),
  kind: text('kind'),
  label: jsonb('label').$type<PrintedLabel>(),
  synthetic: boolean('synthetic').notNull().default(false),
  /** The same for lessons that say the same. */
  placeId: uuid('place_id').notNull(),
  state: text('state').$type<PlaceState>().notNull(),
})

/** @returns its id. */
export async function insertLesson(
  db: TenantDb,
  about: {
    documentId: string
    author: string
    kind: string
    sender: Sender
    placeId: string
    state: PlaceState
  },
  lesson: Lesson,
): Promise<string> {
  const { sender, ...facts } = about
  const [row] = await db
    .insert(lessons)
    .values({ ...lesson, ...facts, tenantId: db.tenantId, senders: sender.keys, senderName: sender.name })
    .returning({ id: lessons.id })
  if (!row) throw new Error('the lesson was not stored')
  return row.id
}

/** What a document taught about one value; @returns how many lessons that were. */
export async function forgetLessons(db: TenantDb, documentId: string, path: string): Promise<number> {
  const gone = await db
    .delete(lessons)
    .where(and(eq(lessons.documentId, documentId), eq(lessons.path, path)))
    .returning({ id: lessons.id })
  return gone.length
}

/** Far more than one sender's forms have boxes. */
const MOST_RECALLED = 300

export type RememberedPlace = Remembered & { placeId: string; state: PlaceState }

/** Those in use of the senders, and not from this paper; of two for one path the later one comes last. */
export const lessonsFor = (db: TenantDb, senders: readonly string[], documentId: string) =>
  lessonsOf(db, senders, and(ne(lessons.documentId, documentId), eq(lessons.state, 'kept')))

/** About these paths, in use or not. */
export const lessonsAbout = (
  db: TenantDb,
  senders: readonly string[],
  documentId: string,
  paths: readonly string[],
) => lessonsOf(db, senders, and(ne(lessons.documentId, documentId), inArray(lessons.path, [...paths])))

/** Of the senders, spelled as they are or misread. */
async function lessonsOf(
  db: TenantDb,
  senders: readonly string[],
  which: SQL | undefined,
): Promise<RememberedPlace[]> {
  const keys = await knownSenders(db, senders)
  if (keys.length === 0) return []
  const rows = await db
    .select()
    .from(lessons)
    .where(and(arrayOverlaps(lessons.senders, keys), which))
    .orderBy(desc(lessons.createdAt))
    .limit(MOST_RECALLED)
  return rows.reverse().map(({ documentId: learnedFrom, ...row }) => ({ ...row, learnedFrom }))
}

/** Also of what documents in the trash taught: they may come back. @returns one lesson of each place that was found outside of the trash. */
export async function setPlaceStates(db: TenantDb, placeIds: readonly string[], state: PlaceState) {
  const rows = await db
    .select({
      placeId: lessons.placeId,
      sender: lessons.senderName,
      documentId: lessons.documentId,
      eftiId: lessons.eftiId,
    })
    .from(lessons)
    .where(inArray(lessons.placeId, [...placeIds]))
  const found = new Map(rows.map((row) => [row.placeId, row]))
  const ofPlaces = inArray(lessons.placeId, [...found.keys()])
  if (found.size > 0) await withTrash(db, () => db.update(lessons).set({ state }).where(ofPlaces))
  return [...found.values()]
}

async function knownSenders(db: TenantDb, senders: readonly string[]): Promise<string[]> {
  const rows = await db.selectDistinct({ key: sql<string>`unnest(${lessons.senders})` }).from(lessons)
  return rows.map(({ key }) => key).filter((key) => senders.some((sender) => isSameSender(key, sender)))
}

const NEWEST = keyset({ by: [[lessons.createdAt, 'instant']], id: lessons.id, direction: 'down' })

/** Newest first, after the given one. */
export function listLessons(db: TenantDb, limit: number, after?: { at: Date; id: string }) {
  const page = after && NEWEST.after({ key: after.at.toISOString(), id: after.id })
  return db.select().from(lessons).where(page).orderBy(NEWEST.order).limit(limit)
}

export function countLessons(db: TenantDb): Promise<number> {
  return db.$count(lessons)
}

/** Names of the documents that lessons come from, by id; a lesson goes with its document. */
export async function namesOfDocuments(db: TenantDb, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: documents.id, name: documents.originalName })
    .from(documents)
    .where(inArray(documents.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** On how many papers each lesson found a value, the one that it comes from aside; those on none are missing. */
export async function documentsReadWith(db: TenantDb, ids: readonly string[]): Promise<Map<string, number>> {
  const lesson = sql<string>`${extractedValues.why} ->> 'remembered'`
  const rows = await db
    .select({ lesson, papers: sql<number>`count(distinct ${extractedValues.documentId})::int` })
    .from(extractedValues)
    .innerJoin(lessons, sql`${lessons.id}::text = ${lesson}`)
    .where(and(inArray(lesson, [...ids]), ne(extractedValues.documentId, lessons.documentId)))
    .groupBy(lesson)
  return new Map(rows.map(({ lesson: id, papers }) => [id, papers]))
}

/** What it said; null when there is none of that id in this tenant. */
export async function deleteLesson(db: TenantDb, id: string) {
  if (!isUuid(id)) return null
  const [gone] = await db.delete(lessons).where(eq(lessons.id, id)).returning({
    sender: lessons.senderName,
    documentId: lessons.documentId,
    eftiId: lessons.eftiId,
    path: lessons.path,
    page: lessons.page,
    box: lessons.box,
  })
  return gone ?? null
}
