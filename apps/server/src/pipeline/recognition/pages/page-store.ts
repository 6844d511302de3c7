import { and, asc, eq, sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import type { RecognisedPage } from '../recognised.ts'
import { recognisedPages } from '../store.ts'

export interface PageSummary {
  number: number
  width: number
  height: number
  synthetic: boolean
  words: number
  /** Mean over the words; null without any. */
  confidence: number | null
  /** As RecognisedPage has it; null for the file's own text. */
  source: NonNullable<RecognisedPage['source']> | null
  /** Degrees clockwise that bring the paper upright; null for an upright text layer. */
  orientation: number | null
}

/** Counted by the database: the words of 300 pages are some 15 MB. */
export async function summarisePages(db: TenantDb, recognitionId: string): Promise<PageSummary[]> {
  const { content } = recognisedPages
  return db
    .select({
      number: recognisedPages.number,
      width: recognisedPages.width,
      height: recognisedPages.height,
      synthetic: sql<boolean>`coalesce((${content}->>'synthetic')::boolean, false)`,
      words: sql<number>`jsonb_array_length(${content}->'words')`,
      source: sql<PageSummary['source']>`${content}->>'source'`,
      // A picture that lies straight has no pose.
      orientation: sql<
        number | null
      >`case when ${content} ?| array['source', 'pose'] then coalesce((${content}->'pose'->>'turn')::integer, 0) end`,
      confidence: sql<
        number | null
      >`(select avg((word->>'confidence')::float8) from jsonb_array_elements(${content}->'words') word)`,
    })
    .from(recognisedPages)
    .where(eq(recognisedPages.recognitionId, recognitionId))
    .orderBy(asc(recognisedPages.number))
}

export async function findPage(
  db: TenantDb,
  recognitionId: string,
  number: number,
): Promise<RecognisedPage | null> {
  const [row] = await db
    .select()
    .from(recognisedPages)
    .where(and(eq(recognisedPages.recognitionId, recognitionId), eq(recognisedPages.number, number)))
  return row ? { ...row.content, number, width: row.width, height: row.height } : null
}

export async function findPageSize(
  db: TenantDb,
  recognitionId: string,
  number: number,
): Promise<{ width: number; height: number } | null> {
  const [row] = await db
    .select({ width: recognisedPages.width, height: recognisedPages.height })
    .from(recognisedPages)
    .where(and(eq(recognisedPages.recognitionId, recognitionId), eq(recognisedPages.number, number)))
  return row ?? null
}
