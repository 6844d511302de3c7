import { ENTRY_WORDS, SMALL_WORDS } from './small-words.ts'

/** What counts as having found a language: some three words that only it has. */
const ENOUGH = 2.5
/**
 * Forms are printed in English beside the language that they are filled in with. A model of that language knows the
 * English letters; the English one does not know its letters.
 */
const BESIDE_ENGLISH = 0.4
/** What a country or a package among the entries counts beside a word of a label. */
const ENTRY = 2
/** The share of letters in one script that makes a text of that script. */
const MOST = 0.5
/** What is filled in is set larger than the labels, which repeat in several languages: a word counts by its size. */
const WEIGHTS = { least: 0.3, most: 2 }

/** Capitals and figures within words: 'CTOKaTa', 'Po30Ba'. Latin type that is badly read has them in five words of a hundred. */
const BROKEN = /\p{Ll}\p{Lu}|\p{L}\d\p{Ll}|\p{Ll}\d\p{L}/u
const BROKEN_SHARE = 0.15
const LONG = /\p{L}{3}/u
const FEWEST_WORDS = 12

export interface SizedWord {
  text: string
  /** Height of its type; in any unit, the same for all words of a text. */
  size: number
}

/**
 * The language of a text by its script and its short words; null where there is too little text. On forms in several
 * languages the one with most words: it fills the form, or its printer comes from there.
 */
export function guessLanguage(words: readonly SizedWord[]): string | null {
  const text = words.map((word) => word.text).join(' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const of = (script: RegExp) => (text.match(script)?.length ?? 0) / Math.max(1, letters)
  if (of(/\p{Script=Cyrillic}/gu) > MOST) return 'bul'
  if (of(/\p{Script=Greek}/gu) > MOST) return 'ell'

  const scores = new Map<string, number>()
  const count = (languages: readonly string[], weight: number) => {
    // A word of many languages shows little.
    for (const code of languages) scores.set(code, (scores.get(code) ?? 0) + weight / languages.length)
  }
  const common = words.map(({ size }) => size).sort((a, b) => a - b)[words.length >> 1] ?? 1
  for (const { text: read, size } of words) {
    const weight = Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, size / common))
    for (const word of wordsOf(read)) {
      // One letter is as likely a misread box number.
      count(SMALL_WORDS.get(word) ?? [], weight * Math.min(1, word.length / 3))
      count(ENTRY_WORDS.get(word) ?? [], weight * ENTRY)
    }
  }
  const [best, ...others] = [...scores].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < ENOUGH) return null
  const beside = others.find(([, score]) => score >= Math.max(ENOUGH, best[1] * BESIDE_ENGLISH))
  return best[0] === 'eng' && beside ? beside[0] : best[0]
}

/** Whether words look like Greek or Cyrillic ones, read with a model that knows Latin letters only. It believes what it reads. */
export function isOtherScript(words: readonly Pick<SizedWord, 'text'>[]): boolean {
  const long = words.filter(({ text }) => LONG.test(text))
  const broken = long.filter(({ text }) => BROKEN.test(text))
  return long.length >= FEWEST_WORDS && broken.length > BROKEN_SHARE * long.length
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}
