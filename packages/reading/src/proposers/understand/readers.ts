import type { Concept } from '../../fields/concepts.ts'
import type { Span } from '../../layout/span.ts'
import type { ReadingContext, Understanding } from '../candidate.ts'

/** What stands under a label: its lines, never none, and all of them as one. */
export interface Asked {
  concept: Concept
  lines: Span[]
  text: Span
  context: ReadingContext
}

export type Reader = (asked: Asked) => Understanding
export type Readers = Partial<Record<Concept, Reader>>
