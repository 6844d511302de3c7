import { bareWords } from '../words/compare.ts'
import { wordsOfKinds } from '../words/kinds/index.ts'
import type { Title } from './kind.ts'

/** The titles of a kind in all its languages; of several words one says more than of one. */
export function titlesOf(kind: string, more: (words: string) => Partial<Title> = () => ({})): Title[] {
  return Object.values(wordsOfKinds[kind] ?? {}).flatMap(({ titles }) =>
    titles.map((title) => {
      const words = bareWords(title)
      return { words, weight: words.includes(' ') ? 0.5 : 0.45, ...more(words) }
    }),
  )
}
