import { readingPages } from '../reading.ts'

const PAGE_SIZE = '25'

export const partnerMemoryQuery = () =>
  readingPages('GET /api/partner-memory', { query: { limit: PAGE_SIZE } })
