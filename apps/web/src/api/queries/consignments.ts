import type { Query } from '../keys.ts'
import { reading, readingPages } from '../reading.ts'

export const consignmentsQuery = (query: Query) => readingPages('GET /api/consignments', { query })

/** One consignment with the documents that it is made of. */
export const consignmentDetailQuery = (id: string) => reading('GET /api/consignments/{id}', { path: { id } })
