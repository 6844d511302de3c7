import { reading } from '../reading.ts'

/** Every check of a document, oldest first. */
export const checksQuery = (documentId: string) =>
  reading('GET /api/documents/{id}/compliance', { path: { id: documentId } })

/** What the latest check found compared with the one before. */
export const comparisonQuery = (documentId: string) =>
  reading('GET /api/documents/{id}/compliance/compare', { path: { id: documentId } })
