import type { Label } from './proposers/labels/find-labels.ts'
import { bare } from './words/compare.ts'
import { languagesOf, lexicons } from './words/index.ts'

/** The language the paper is filled in or, where little is said, the one its first labels are printed in. */
export function detectLanguage(text: string, labels: readonly Label[]): string | null {
  const words = text.split(/\s+/).slice(0, 20_000).map(bare)
  const scores = new Map<string, number>()
  const add = (languages: readonly string[], weight: number) => {
    for (const language of languages)
      scores.set(language, (scores.get(language) ?? 0) + weight / languages.length)
  }
  for (const word of words) add(smallWords.get(word) ?? [], 1)
  for (const label of labels) {
    for (const match of label.matches) add(languagesOf(match.key), 2)
    const first = label.matches[0]
    if (first) add(languagesOf(first.key), 1.5)
  }
  const best = [...scores].sort((a, b) => b[1] - a[1])[0]
  return best && best[1] >= 3 ? best[0] : null
}

/** Small words with the languages that have them: what many share says little. */
const smallWords = new Map<string, string[]>()
for (const lexicon of lexicons) {
  for (const word of new Set(lexicon.smallWords.map(bare)))
    smallWords.set(word, [...(smallWords.get(word) ?? []), lexicon.language])
}
