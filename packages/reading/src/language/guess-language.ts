import type { Label } from '../proposers/labels/find-labels.ts'
import { bareWords } from '../words/compare.ts'
import { languagesOf, lexicons } from '../words/index.ts'
import type { Lexicon } from '../words/lexicon.ts'

/** What counts as having found a language: some three words that only it has. */
const ENOUGH = 2.5
/**
 * Forms are printed in English beside the language that they are filled in with. A model of that language knows the
 * English letters; the English one does not know its letters.
 */
const BESIDE_ENGLISH = 0.4
/** Two languages beside English with as much of each are those of the form's labels. */
const AS_MUCH = 0.6
/** What a country or a package among the entries counts beside a word of a label. */
const ENTRY = 2
/** What a label found counts in each language that has it, and the language that a label names first besides. */
const LABEL = { any: 1, first: 0.75 }
/** The share of letters in one script that makes a text of that script. */
const MOST = 0.5
/** What is filled in is set larger than the labels, which repeat in several languages: a word counts by its size. */
const WEIGHTS = { least: 0.3, most: 2 }
const MOST_WORDS = 20_000

export interface SizedWord {
  text: string
  /** Height of its type; in any unit, the same for all words of a text. */
  size: number
}

/**
 * The language of a text by its usual words and the labels found in it, or else by its script. On forms in several
 * languages the one with most words: it fills the form, or its printer comes from there.
 * @returns ISO 639-1; null where there is too little text
 */
export function guessLanguage(words: readonly SizedWord[], labels: readonly Label[] = []): string | null {
  const first = words.slice(0, MOST_WORDS)
  const scores = new Scores()
  const common = first.map(({ size }) => size).sort((a, b) => a - b)[first.length >> 1] || 1
  for (const { text, size } of first) {
    const weight = Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, size / common))
    for (const word of bareWords(text).split(' ')) {
      // One letter is as likely a misread box number.
      scores.add(usualWords.get(word), weight * Math.min(1, word.length / 3))
      scores.add(entryWords.get(word), weight * ENTRY)
    }
  }
  for (const { matches } of labels) {
    for (const match of matches) scores.add(languagesOf(match.key), LABEL.any)
    if (matches[0]) scores.add(languagesOf(matches[0].key), LABEL.first)
  }
  return scores.best() ?? languageOfScript(first)
}

/** Points by language. */
class Scores {
  readonly #points = new Map<string, number>()

  /** A word of many languages shows little. */
  add(languages: readonly string[] | undefined, weight: number): void {
    for (const code of languages ?? [])
      this.#points.set(code, (this.#points.get(code) ?? 0) + weight / (languages?.length ?? 1))
  }

  best(): string | null {
    const [best, ...others] = [...this.#points].sort((a, b) => b[1] - a[1])
    if (!best || best[1] < ENOUGH) return null
    if (best[0] !== 'en') return best[0]
    const [beside, third] = others
    const isFilledIn = beside !== undefined && (third?.[1] ?? 0) < beside[1] * AS_MUCH
    return isFilledIn && beside[1] >= Math.max(ENOUGH, best[1] * BESIDE_ENGLISH) ? beside[0] : 'en'
  }
}

function languageOfScript(words: readonly SizedWord[]): string | null {
  const text = words.map((word) => word.text).join(' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isMost = (script: RegExp) => (text.match(script)?.length ?? 0) > MOST * letters
  if (isMost(/\p{Script=Cyrillic}/gu)) return 'bg'
  return isMost(/\p{Script=Greek}/gu) ? 'el' : null
}

const usualWords = languagesByWord((lexicon) => [...lexicon.smallWords, ...(lexicon.formWords ?? [])])
const entryWords = languagesByWord((lexicon) => lexicon.entryWords ?? [])

function languagesByWord(wordsOf: (lexicon: Lexicon) => readonly string[]): Map<string, string[]> {
  const languages = new Map<string, string[]>()
  for (const lexicon of lexicons) {
    for (const word of new Set(wordsOf(lexicon).map(bareWords)))
      languages.set(word, [...(languages.get(word) ?? []), lexicon.language])
  }
  return languages
}
