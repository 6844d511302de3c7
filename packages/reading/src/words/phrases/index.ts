import { lexicons } from '../languages/index.ts'
import { internationalPhrases } from './international.ts'
import type { PhraseName } from './phrases.ts'

const all = [...lexicons.map(({ phrases }) => phrases), internationalPhrases]

/** What any language says for it, each once. */
export const phraseList = (name: PhraseName): readonly string[] => [
  ...new Set(all.flatMap((phrases) => phrases[name] ?? [])),
]

/** The same as alternatives of a pattern, without a group around them: the longest first, lest a shorter one cut it off. */
export const phrase = (name: PhraseName): string =>
  phraseList(name)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
