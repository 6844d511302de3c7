import type { Concept } from '../concepts.ts'

/** A form, as data: how it is recognised, and what its boxes hold. */
export interface Kind {
  id: string
  /** Titles, in any language; each with how strongly it speaks for the kind. */
  titles: readonly { words: string; weight: number }[]
  /** Numbers that the form prints at the boxes of a concept. */
  boxes: Partial<Record<Concept, readonly number[]>>
  /** Concepts without which it would not be this form; their share counts for the kind. */
  core: readonly Concept[]
  /** The document's type code (EDIFACT 1001) and the mode of transport (Recommendation 19) that the form implies. */
  documentType?: string
  mode?: string
}
