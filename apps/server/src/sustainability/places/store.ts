import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { placeAnswers, placeQuestions } from '../tables.ts'
import type { OpenPlace, PlaceAnswers, PossiblePlace } from './find-place.ts'

export async function answersOf(db: TenantDb): Promise<PlaceAnswers> {
  const rows = await db.select().from(placeAnswers)
  return new Map(
    rows.map(({ key, label, country, latitude, longitude }) => [
      key,
      { label, country, latitude, longitude },
    ]),
  )
}

export type AnswerRow = typeof placeAnswers.$inferSelect & { name: string; asked: string | null }

/** The newest first, with how the documents name the place. */
export async function listAnswers(db: TenantDb): Promise<AnswerRow[]> {
  return db
    .select({
      ...getTableColumns(placeAnswers),
      name: sql<string>`coalesce(${placeQuestions.name}, ${placeAnswers.key})`,
      asked: placeQuestions.country,
    })
    .from(placeAnswers)
    .leftJoin(placeQuestions, eq(placeQuestions.key, placeAnswers.key))
    .orderBy(desc(placeAnswers.createdAt), placeAnswers.key)
}

export async function countAnswers(db: TenantDb): Promise<number> {
  return db.$count(placeAnswers)
}

export async function deleteAnswer(db: TenantDb, key: string): Promise<PossiblePlace | null> {
  const [row] = await db.delete(placeAnswers).where(eq(placeAnswers.key, key)).returning()
  if (!row) return null
  const { label, country, latitude, longitude } = row
  return { label, country, latitude, longitude }
}

export async function keepQuestions(db: TenantDb, questions: readonly OpenPlace[]): Promise<void> {
  if (questions.length === 0) return
  const rows = [...new Map(questions.map((question) => [question.key, question])).values()]
    .toSorted((left, right) => (left.key < right.key ? -1 : 1))
    .map((question) => ({ ...question, tenantId: db.tenantId }))
  await db.insert(placeQuestions).values(rows).onConflictDoNothing()
}

export type AskedPlace = OpenPlace & { consignments: number }

/** Those that some consignment waits for; what it waits for most comes first. */
export async function askedPlaces(db: TenantDb, limit: number): Promise<AskedPlace[]> {
  const { rows } = await db.execute<Record<string, unknown> & AskedPlace>(sql`
    select q.key, q.name, q.country, q.kind, q.choices, w.consignments
      from (select key, count(*)::int as consignments
              from hub.emissions, unnest(questions) as key where questions <> '{}' group by key) w
      join hub.place_questions q on q.key = w.key
     order by w.consignments desc, q.key limit ${limit}`)
  return rows
}

export async function findQuestion(db: TenantDb, key: string): Promise<OpenPlace | null> {
  const [row] = await db.select().from(placeQuestions).where(eq(placeQuestions.key, key))
  return row ?? null
}

export async function keepAnswer(
  db: TenantDb,
  key: string,
  author: string,
  place: PossiblePlace,
): Promise<void> {
  const row = { ...place, author, createdAt: new Date() }
  await db
    .insert(placeAnswers)
    .values({ ...row, key, tenantId: db.tenantId })
    .onConflictDoUpdate({ target: [placeAnswers.tenantId, placeAnswers.key], set: row })
}

/** Consignments that waited for this place, and those that use an earlier answer. */
export async function makeDueFor(db: TenantDb, key: string): Promise<void> {
  await db.execute(sql`
    insert into hub.emissions_due (consignment_id, tenant_id, reread)
    select consignment_id, tenant_id, false from hub.emissions
     where questions @> array[${key}]::text[] and questions <> '{}' order by consignment_id
    on conflict (consignment_id) do nothing`)
}
