import type { Document, DocumentsQuery } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import { notFound } from '../../platform/refusal.ts'
import { presentDocument } from './present.ts'
import { findDocument, listDocuments, namesOf, summariseJobs } from './store.ts'
import type { DocumentRow } from './tables.ts'

export async function readDocuments(
  db: TenantDb,
  query: DocumentsQuery & { limit: number },
): Promise<{ items: Document[]; total: number }> {
  const { rows, total } = await listDocuments(db, query)
  return { items: await present(db, rows), total }
}

export async function presentOne(db: TenantDb, row: DocumentRow): Promise<Document> {
  const [document] = await present(db, [row])
  if (!document) throw new Error('a document was not presented')
  return document
}

/** @throws Refusal 404 for ids of others and ids that never were, alike. */
export async function requireDocument(db: TenantDb, id: string): Promise<DocumentRow> {
  const row = await findDocument(db, id)
  if (!row) throw notFound('document')
  return row
}

async function present(db: TenantDb, rows: DocumentRow[]): Promise<Document[]> {
  const originals = rows.flatMap((row) => row.duplicateOf ?? [])
  const [jobs, earlier] = [
    await summariseJobs(
      db,
      rows.map((row) => row.id),
    ),
    await namesOf(db, originals),
  ]
  return rows.map((row) =>
    presentDocument(row, jobs, row.duplicateOf ? earlier.get(row.duplicateOf) : undefined),
  )
}
