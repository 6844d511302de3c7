import type { Concept } from '../../fields/concepts.ts'
import { alternatives } from '../../words/alternatives.ts'
import { lexicons } from '../../words/index.ts'

/** The labels of concepts in all languages as one pattern, longest first; blanks and full stops may stand between words. */
export function wordsOf(concepts: readonly Concept[], more: readonly string[] = []): string {
  const words = lexicons.flatMap((l) => concepts.flatMap((concept) => l.labels[concept] ?? []))
  return alternatives(
    [...words, ...more].filter((word) => word.length >= 3),
    String.raw`[.\s]*\s`,
  )
}
