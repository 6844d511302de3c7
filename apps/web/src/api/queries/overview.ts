import type { Query } from '../keys.ts'
import { reading, readingPages } from '../reading.ts'

const PAGE_SIZE = '50'

export const dashboardQuery = () => reading('GET /api/dashboard')
/** Nearly every act may be one of its steps: read whenever it is shown. */
export const firstDayQuery = () => ({ ...reading('GET /api/first-day'), staleTime: 0 })
export const resultsQuery = (query: Query) =>
  readingPages('GET /api/results', { query: { ...query, limit: PAGE_SIZE } })
export const resultsSummaryQuery = (query: Query) => reading('GET /api/results/summary', { query })

/** As of the moment it was read; only Refresh reads it again. */
export const adminMetricsQuery = () => ({ ...reading('GET /api/admin/metrics'), gcTime: 0 })
