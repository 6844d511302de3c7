import { and, arrayOverlaps, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { jsonb } from '../../../platform/jsonb.ts'
import { documents } from '../../documents/tables.ts'
import type { Box } from '../../recognition/recognised.ts'
import type { Anchor, Lesson, Remembered } from './memory.ts'

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
})

export interface Sender {
  /** As printed and as corrected, each as `bareWords` leaves it; '' when the paper names none. */
  keys: string[]
  name: string
}

export async function insertLessons(
  db: TenantDb,
  about: { documentId: string; author: string; sender: Sender },
  rows: readonly Lesson[],
): Promise<void> {
  if (rows.length === 0) return
  const { sender, ...facts } = about
  await db.insert(lessons).values(
    rows.map((row) => ({
      ...row,
      ...facts,
      tenantId: db.tenantId,
      senders: sender.keys,
      senderName: sender.name,
    })),
  )
}

/** Far more than one sender's forms have boxes. */
const MOST_RECALLED = 300

/** Of the senders; the later of two for one path comes last and so counts. */
export async function lessonsFor(db: TenantDb, senders: string[]): Promise<Remembered[]> {
  const rows = await db
    .select()
    .from(lessons)
    .where(arrayOverlaps(lessons.senders, senders))
    .orderBy(desc(lessons.createdAt))
    .limit(MOST_RECALLED)
  return rows.reverse().map(({ documentId, ...row }) => ({ ...row, learnedFrom: documentId }))
}

/** Newest first, after the given one. */
export function listLessons(db: TenantDb, limit: number, after?: { at: Date; id: string }) {
  const page = after
    ? or(lt(lessons.createdAt, after.at), and(eq(lessons.createdAt, after.at), lt(lessons.id, after.id)))
    : undefined
  return db.select().from(lessons).where(page).orderBy(desc(lessons.createdAt), desc(lessons.id)).limit(limit)
}

export function countLessons(db: TenantDb): Promise<number> {
  return db.$count(lessons)
}

/** Names of the documents that lessons come from, by id; a lesson goes with its document. */
export async function namesOfPapers(db: TenantDb, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: documents.id, name: documents.originalName })
    .from(documents)
    .where(inArray(documents.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
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
