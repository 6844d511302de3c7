import { reading } from '../reading.ts'
import { zone } from '../time-zone.ts'

export const documentCountsQuery = () => reading('GET /api/documents/counts', { query: { zone } })
