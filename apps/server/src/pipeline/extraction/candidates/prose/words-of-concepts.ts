import type { Concept } from '../../concepts.ts'
import { lexicons } from '../../lexicon/index.ts'

/** The labels of concepts in all languages as one pattern, longest first; blanks and full stops may stand between words. */
export function wordsOf(concepts: readonly Concept[], more: readonly string[] = []): string {
  const words = lexicons.flatMap((l) => concepts.flatMap((concept) => l.labels[concept] ?? []))
  return [...new Set([...words, ...more])]
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, String.raw`[.\s]*\s`))
    .join('|')
}
