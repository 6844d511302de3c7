import type { Concept } from '../../concepts.ts'
import type { FieldName } from '../../field-map.ts'

export interface Title {
  words: string
  /** How strongly it speaks for the kind. */
  weight: number
  /** What this title says more exactly than the kind. */
  documentType?: string
  mode?: string
}

/** A form, as data: how it is recognised, and what its boxes hold. Its words are in `words/kinds`. */
export interface Kind {
  id: string
  /** In any language. */
  titles: readonly Title[]
  /** Numbers that the form prints at the boxes of a concept. */
  boxes: Partial<Record<Concept, readonly number[]>>
  /** Concepts without which it would not be this form; their share counts for the kind. */
  core: readonly Concept[]
  /** The document's type code (EDIFACT 1001) and the mode of transport (Recommendation 19) that the form implies. */
  documentType?: string
  mode?: string
  /** A paper of the trade, that goes with the goods but is no document of their carriage. */
  ofTrade?: true
  /** Subsets of carriage documents that this form, which goes beside one, is not judged by unless a person adds them. */
  withoutSubsets?: readonly string[]
  /** Further values that the form alone implies. */
  implies?: readonly { field: FieldName; value: string }[]
}
