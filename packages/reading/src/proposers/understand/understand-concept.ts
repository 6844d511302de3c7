import type { Concept } from '../../fields/concepts.ts'
import type { Span } from '../../layout/span.ts'
import type { ReadingContext, Understanding } from '../candidate.ts'
import { understand } from './understand.ts'
import { understandCarriage } from './understand-carriage.ts'
import { understandWaste } from './understand-waste.ts'

/** Reads the lines of a box as what its label names: first what only forms of other kinds than the note carry. */
export const understandConcept = (concept: Concept, lines: Span[], context: ReadingContext): Understanding =>
  understandCarriage(concept, lines, context) ??
  understandWaste(concept, lines, context) ??
  understand(concept, lines, context)
