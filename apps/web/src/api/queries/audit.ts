import type { Query } from '../keys.ts'
import { reading, readingPages } from '../reading.ts'

const PAGE_SIZE = '50'
const EVERY_DAY = '36500'

export const auditEventsQuery = (query: Query) =>
  readingPages('GET /api/audit', { query: { ...query, limit: PAGE_SIZE } })

export const auditCountsQuery = (days: string) => reading('GET /api/audit/counts', { query: { days } })
export const auditEventQuery = (id: string) => reading('GET /api/audit/{id}', { path: { id } })

/** The latest, however long ago. */
export const recentEventsQuery = (limit: number) =>
  reading('GET /api/audit', { query: { days: EVERY_DAY, limit: String(limit) } })
