import type { DocumentType } from './documents.ts'

const TYPE_BY_MIME: Record<string, DocumentType> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/json': 'json',
  'text/json': 'json',
  'text/csv': 'csv',
}

/** The specification's derivation; word files and everything else are 'document'. */
export function documentTypeOf(mimeType: string): DocumentType {
  return TYPE_BY_MIME[mimeType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? 'document'
}
