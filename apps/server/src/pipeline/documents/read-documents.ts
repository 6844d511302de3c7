import type { Document, DocumentsQuery } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import { deletionOf, nextSteps } from './next-steps.ts'
import { presentDocument } from './present.ts'
import {
  type DocumentsMentioning,
  documentsById,
  findDocument,
  listDocuments,
  notJudgedOf,
  summariseJobs,
} from './store.ts'
import type { DocumentRow } from './tables.ts'
import { rejectedAmong } from './was-rejected.ts'

type Asking = Pick<Member, 'role' | 'userId'>

export async function readDocuments(
  db: TenantDb,
  query: DocumentsQuery & { limit: number },
  member: Asking,
  mentioning: DocumentsMentioning,
): Promise<{ items: Document[]; total: number }> {
  const { rows, total } = await listDocuments(db, query, mentioning)
  return { items: await present(db, rows, member), total }
}

export async function presentOne(db: TenantDb, row: DocumentRow, member: Asking): Promise<Document> {
  const [document] = await present(db, [row], member)
  if (!document) throw new Error('a document was not presented')
  return document
}

/** @throws Refusal 404 for ids of others and ids that never were, alike. */
export async function requireDocument(db: TenantDb, id: string): Promise<DocumentRow> {
  const row = await findDocument(db, id)
  if (!row) throw notFound('document')
  return row
}

async function present(db: TenantDb, rows: DocumentRow[], member: Asking): Promise<Document[]> {
  const originals = rows.flatMap((row) => row.duplicateOf ?? [])
  const [jobs, earlier, notJudged, rejected] = [
    await summariseJobs(
      db,
      rows.map((row) => row.id),
    ),
    await documentsById(db, originals),
    await notJudgedOf(
      db,
      rows.map((row) => row.id),
    ),
    await rejectedAmong(
      db,
      rows.map((row) => row.id),
    ),
  ]
  return rows.map((row) =>
    presentDocument(
      row,
      jobs,
      row.duplicateOf ? earlier.get(row.duplicateOf) : undefined,
      nextSteps(member, row),
      !notJudged.has(row.id),
      deletionOf(member, row, rejected.has(row.id)),
    ),
  )
}
