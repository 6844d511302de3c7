import type { Document, DocumentsQuery } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { notFound } from '../../platform/refusal.ts'
import { type DocumentsMentioning, factsOf, type Asking as Listing, listDocuments } from './list-store.ts'
import { deletionOf, nextSteps } from './next-steps.ts'
import { presentDocument } from './present.ts'
import { documentsById, findDocument, summariseJobs } from './store.ts'
import type { DocumentRow, ListFacts } from './tables.ts'
import { tagsOf } from './tag-store.ts'
import { waitingForRecheck } from './waiting-for-recheck.ts'
import { rejectedAmong } from './was-rejected.ts'

type Asking = Pick<Member, 'role' | 'userId'>

export async function readDocuments(
  db: TenantDb,
  query: DocumentsQuery & { limit: number },
  member: Asking & Listing,
  mentioning: DocumentsMentioning,
): Promise<{ items: Document[]; total: number; nextCursor: string | null }> {
  const { rows, facts, ...page } = await listDocuments(db, query, member, mentioning)
  return { items: await present(db, rows, member, facts), ...page }
}

export async function presentOne(db: TenantDb, row: DocumentRow, member: Asking): Promise<Document> {
  const [document] = await present(db, [row], member, await factsOf(db, [row.id]))
  if (!document) throw new Error('a document was not presented')
  return document
}

/** @throws Refusal 404 for ids of others and ids that never were, alike. */
export async function requireDocument(db: TenantDb, id: string): Promise<DocumentRow> {
  const row = await findDocument(db, id)
  if (!row) throw notFound('document')
  return row
}

async function present(
  db: TenantDb,
  rows: DocumentRow[],
  member: Asking,
  listed: readonly ListFacts[],
): Promise<Document[]> {
  const originals = rows.flatMap((row) => row.duplicateOf ?? [])
  const ids = rows.map((row) => row.id)
  const jobs = Map.groupBy(await summariseJobs(db, ids), ({ documentId }) => documentId)
  const earlier = await documentsById(db, originals)
  const facts = new Map(listed.map((one) => [one.documentId, one]))
  const tags = await tagsOf(db, ids)
  const rejected = await rejectedAmong(db, ids)
  const busy = rows.filter(({ status }) => status === 'pending' || status === 'processing')
  const waiting = await waitingForRecheck(
    db,
    busy.map(({ id }) => id),
  )
  return rows.map((row) =>
    presentDocument(row, {
      jobs: jobs.get(row.id) ?? [],
      duplicateOf: row.duplicateOf ? earlier.get(row.duplicateOf) : undefined,
      can: nextSteps(member, { status: row.status, waits: waiting.has(row.id) }),
      deletion: deletionOf(member, row, rejected.has(row.id)),
      facts: facts.get(row.id),
      tags: tags.get(row.id) ?? [],
    }),
  )
}
