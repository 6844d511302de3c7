import { notedDocumentsList, notedDocumentsQuery, notesList, notesQuery } from '@efti-hub/contract'
import { noteText } from '@efti-hub/efti'
import { requireMay } from '../../../accounts/policy.ts'
import { writeCursor } from '../../../platform/cursor.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { keepAnswers } from '../../../platform/keep-answers.ts'
import type { Services } from '../../../services.ts'
import { markOfDocuments } from '../../documents/store.ts'
import { dateNoteText } from '../dates-of-document.ts'
import { duplicateNoteText } from '../duplicates.ts'
import { instructionNoteText } from '../instruction-notes.ts'
import {
  keyOfNote,
  listNotedDocuments,
  listNotes,
  type NoteRow,
  scopeOfNoted,
  scopeOfNotes,
} from './list-store.ts'

const DEFAULT_PAGE = 50
/** Pages of all tenants, until a document of theirs changes: adding up 100,000 documents takes half a second. */
const MOST_KEPT = 200
const tags = ['Notes']

export function noteRoutes(app: App, services: Services): void {
  const lists = keepAnswers<Awaited<ReturnType<typeof listNotes>>>(MOST_KEPT)

  app.get(
    '/api/notes',
    {
      schema: {
        tags,
        summary:
          'Notes of the latest checks, once for each sender and kind of document, most documents first',
        querystring: notesQuery,
        response: { 200: notesList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const query = { ...request.query, limit: request.query.limit ?? DEFAULT_PAGE }
      const { rows, total } = await services.database.inTenant(member, async (db) => {
        const mark = await markOfDocuments(db)
        return lists({ tenantId: member.tenantId, mark, about: query }, () => listNotes(db, query))
      })
      const last = rows.length === query.limit ? rows.at(-1) : undefined
      return {
        items: rows.map(present),
        nextCursor: last
          ? writeCursor({ key: keyOfNote(last), id: last.senderId }, scopeOfNotes(request.query))
          : null,
        total,
      }
    },
  )

  app.get(
    '/api/notes/documents',
    {
      schema: {
        tags,
        summary: 'Documents of one sender and kind whose latest check has a note, newest first',
        querystring: notedDocumentsQuery,
        response: { 200: notedDocumentsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const query = { ...request.query, limit: request.query.limit ?? DEFAULT_PAGE }
      const { rows, total } = await services.database.inTenant(member, (db) => listNotedDocuments(db, query))
      const last = rows.length === query.limit ? rows.at(-1) : undefined
      return {
        items: rows,
        nextCursor: last
          ? writeCursor({ key: last.submittedAt, id: last.id }, scopeOfNoted(request.query))
          : null,
        total,
      }
    },
  )
}

function present({ senderId, senderName, latest, ...row }: NoteRow) {
  return {
    ...row,
    sender: { id: senderId, name: senderName },
    text: textOf(row.code),
    latest: { ...latest, submittedAt: new Date(latest.submittedAt).toISOString() },
  }
}

const textOf = (code: string): string =>
  noteText(code) ?? dateNoteText(code) ?? duplicateNoteText(code) ?? instructionNoteText(code) ?? code
