import type { Concept } from '../../fields/concepts.ts'

/** What one language prints on a form of a kind: its titles, and its labels where they differ from a note's. */
export interface FormLanguage {
  titles: readonly string[]
  /** `furniture` for what ends other boxes and gives no value. They go before the labels of the lexicons. */
  labels: Partial<Record<Concept, readonly string[]>>
}

/** The words of a kind by language. */
export type FormWords = Readonly<Record<string, FormLanguage>>
