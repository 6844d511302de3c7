import type { Query } from '../keys.ts'
import { readingPages } from '../reading.ts'

const NOTES_PAGE = '25'
const DOCUMENTS_PAGE = '10'

export const notesQuery = (query: Query) =>
  readingPages('GET /api/notes', { query: { ...query, limit: NOTES_PAGE } })

export const notedDocumentsQuery = (query: Query) =>
  readingPages('GET /api/notes/documents', { query: { ...query, limit: DOCUMENTS_PAGE } })
