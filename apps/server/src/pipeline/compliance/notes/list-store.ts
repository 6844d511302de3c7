import type { NotedDocumentsQuery, NotesQuery } from '@efti-hub/contract'
import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../../platform/contains.ts'
import { isUuid, scopeOf } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { keyset, rowsAfter } from '../../../platform/keyset.ts'

export interface NoteRow {
  senderId: string
  senderName: string
  kind: string
  code: string
  documentsWithNote: number
  documentsCount: number
  latest: NotedDocument
}

export interface NotedDocument {
  id: string
  originalName: string
  submittedAt: string
}

export const scopeOfNotes = (query: NotesQuery) => scopeOf('notes', query)
export const scopeOfNoted = (query: NotedDocumentsQuery) => scopeOf('noted documents', query)

const MOST_DOCUMENTS = keyset({
  by: [
    [sql`-documents`, 'negated'],
    [sql`kind`, 'word'],
    [sql`code`, 'word'],
  ],
  id: sql`sender_id`,
  idAt: 1,
  direction: 'up',
})
const NEWEST = keyset({ by: [[sql`n.submitted_at`, 'instant']], id: sql`n.document_id`, direction: 'down' })

/** Ends a page: how many documents, kind and code; the sender is the cursor's id. */
export const keyOfNote = ({ documentsWithNote, kind, code }: NoteRow) =>
  `${documentsWithNote} ${kind} ${code}`

/**
 * One row for each sender, kind and code, those of most documents first. The tenant is given beside row-level security, which asks for
 * it once for each row. Names and latest documents are looked up for the rows of the page only.
 */
export async function listNotes(
  db: TenantDb,
  query: NotesQuery & { limit: number },
): Promise<{ rows: NoteRow[]; total: number }> {
  const after = rowsAfter(MOST_DOCUMENTS, query.cursor, scopeOfNotes(query))
  const { rows } = await db.execute<{ total: number; rows: NoteRow[] | null }>(sql`
    with checked as materialized (
      select sender_id, kind, codes, count(*)::int as documents from hub.document_notes
       where ${concerned(db, query)} group by sender_id, kind, codes
    ), noted as materialized (
      select sender_id, kind, code, sum(documents)::int as documents from checked, unnest(codes) code group by 1, 2, 3
    ), whole as materialized (
      select sender_id, kind, sum(documents)::int as documents from checked group by 1, 2
    ), page as materialized (
      select * from noted ${after ? sql`where ${after}` : sql``} order by ${MOST_DOCUMENTS.order} limit ${query.limit}
    )
    select (select count(*)::int from noted) as total, (
      select json_agg(json_build_object(
          'senderId', p.sender_id, 'senderName', named.name, 'kind', p.kind, 'code', p.code, 'documentsWithNote', p.documents,
          'documentsCount', whole.documents, 'latest', latest.document)
          order by -p.documents, p.sender_id, p.kind, p.code)
        from page p join whole using (sender_id, kind)
        cross join lateral (select name from hub.senders s where s.id = p.sender_id) named
        cross join lateral (
          select json_build_object('id', d.id, 'originalName', d.original_name, 'submittedAt', d.created_at) as document
            from hub.document_notes n join hub.documents d on d.id = n.document_id
           where ${ofNote(db, sql`p.sender_id`, sql`p.kind`, sql`p.code`)}
           order by n.submitted_at desc, n.document_id desc limit 1) latest) as rows`)
  const [found] = rows
  return { rows: found?.rows ?? [], total: found?.total ?? 0 }
}

function concerned(db: TenantDb, { search, kind }: NotesQuery): SQL {
  const typed = search?.trim()
  const ofSenders = typed
    ? sql`and sender_id in (select sender_id from hub.senders
                             where tenant_id = ${db.tenantId} and ${contains(sql`lower(name)`, typed)})`
    : sql``
  return sql`tenant_id = ${db.tenantId} and not is_in_trash ${kind ? sql`and kind = ${kind}` : sql``} ${ofSenders}`
}

const ofNote = (db: TenantDb, sender: SQL, kind: SQL, code: SQL) =>
  sql`n.tenant_id = ${db.tenantId} and n.sender_id = ${sender} and n.kind = ${kind} and ${code} = any(n.codes)
      and not n.is_in_trash`

/** Newest first. */
export async function listNotedDocuments(
  db: TenantDb,
  query: NotedDocumentsQuery & { limit: number },
): Promise<{ rows: NotedDocument[]; total: number }> {
  if (!isUuid(query.senderId)) return { rows: [], total: 0 }
  const after = rowsAfter(NEWEST, query.cursor, scopeOfNoted(query))
  const noted = ofNote(db, sql`${query.senderId}::uuid`, sql`${query.kind}`, sql`${query.code}`)
  const { rows } = await db.execute<{ id: string; originalName: string; submittedAt: Date }>(sql`
    select d.id, d.original_name as "originalName", n.submitted_at as "submittedAt"
      from hub.document_notes n join hub.documents d on d.id = n.document_id
     where ${noted} ${after ? sql`and ${after}` : sql``} order by ${NEWEST.order} limit ${query.limit}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from hub.document_notes n where ${noted}`,
  )
  return {
    rows: rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt).toISOString() })),
    total: counted[0]?.total ?? 0,
  }
}
