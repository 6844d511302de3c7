import type { SourceFormat } from '../../layout/pages.ts'

export interface SniffedType {
  /** Null: a type that cannot be read here, or none that is known. */
  format: SourceFormat | null
  mimeType: string
  /** For people, with its article: 'a PNG picture'. */
  description: string
}
