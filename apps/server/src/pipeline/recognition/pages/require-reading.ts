import type { TenantDb } from '../../../platform/database.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { latestRecognition, type RecognitionSummary } from '../store.ts'

export interface StoredReading {
  document: DocumentRow
  recognition: RecognitionSummary
}

/** @throws Refusal 404 for documents of others; 409 while nothing was read, since the pages are not known before. */
export async function requireReading(db: TenantDb, documentId: string): Promise<StoredReading> {
  const document = await requireDocument(db, documentId)
  const recognition = await latestRecognition(db, document.id)
  if (recognition) return { document, recognition }
  throw new Refusal(
    'not_ready',
    document.status === 'failed'
      ? 'The document could not be read, so its pages are not known.'
      : 'The document has not been read yet.',
  )
}

/** @throws Refusal 404 for what is no number of a page. */
export function pageNumberOf(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw notFound('page')
  return Number(text)
}
