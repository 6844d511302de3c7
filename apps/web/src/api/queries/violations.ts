import type { Query } from '../keys.ts'
import { reading, readingPages } from '../reading.ts'

const PAGE_SIZE = '100'
const OPEN = { status: 'open' }

/** Open ones, unless the query asks for others. */
export const violationsQuery = (query: Query = {}) =>
  reading('GET /api/violations', { query: { ...OPEN, ...query } })

export const violationPagesQuery = (query: Query) =>
  readingPages('GET /api/violations', { query: { ...OPEN, ...query, limit: PAGE_SIZE } })

export const violationQuery = (id: string) => reading('GET /api/violations/{id}', { path: { id } })
