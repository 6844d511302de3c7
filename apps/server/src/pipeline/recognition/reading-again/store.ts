import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { bigint, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TenantDb } from '../../../platform/database.ts'
import { documents } from '../../documents/tables.ts'

const hub = pgSchema('hub')

export const languageChoices = hub.table('language_choices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tenantId: uuid('tenant_id').notNull(),
  documentId: uuid('document_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  author: uuid('author').notNull(),
  language: text('language'),
})

interface LanguageChoice {
  /** Null: found by itself. */
  language: string | null
  createdAt: Date
}

/** What a person chose last for this document; null when nobody did. */
export async function latestChoice(db: TenantDb, documentId: string): Promise<LanguageChoice | null> {
  const [row] = await db
    .select({ language: languageChoices.language, createdAt: languageChoices.createdAt })
    .from(languageChoices)
    .where(eq(languageChoices.documentId, documentId))
    .orderBy(desc(languageChoices.id))
    .limit(1)
  return row ?? null
}

export async function insertChoice(
  db: TenantDb,
  choice: { documentId: string; author: string; language: string | null },
): Promise<void> {
  await db.insert(languageChoices).values({ ...choice, tenantId: db.tenantId })
}

/** Ids of failed documents, in the order of their ids, from the one after `after`. */
export async function failedAfter(db: TenantDb, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.tenantId, db.tenantId),
        eq(documents.status, 'failed'),
        after === null ? undefined : gt(documents.id, after),
      ),
    )
    .orderBy(asc(documents.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
