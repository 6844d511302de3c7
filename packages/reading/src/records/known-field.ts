import type { Concept } from '../fields/concepts.ts'
import type { Part } from '../fields/parts.ts'
import type { Span } from '../layout/span.ts'
import type { RecordField } from './record-field.ts'

/** A field whose key is understood. */
export interface KnownField {
  field: RecordField
  concept: Concept
  part?: Part | 'date'
  span: Span
  /** Which goods line it belongs to; 0 for the consignment itself. */
  line: number
}
