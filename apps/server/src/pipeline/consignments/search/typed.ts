import { normaliseNumber } from '../links/normalise-number.ts'

/** What a person typed, in the forms in which it can be found. */
export interface Typed {
  text: string
  /** All of them have to be in the text; empty where the index could not find any of them. */
  words: string[]
  /** Letters and digits alone, in small letters: numbers and plates are printed with and without signs. Null: no number. */
  compact: string | null
  /** As references are kept. Null: no number. */
  reference: string | null
}

/** The index knows runs of three letters or digits: with less every document of the tenant would be read. */
const RUN = /[\p{L}\p{N}]{3}/u
const SHORTEST_NUMBER = 3
const MOST_WORDS = 8

/** Null: too short to be searched for. */
export function readTyped(typed: string): Typed | null {
  const text = typed.replace(/\s+/g, ' ').trim()
  const words = text.split(' ').slice(0, MOST_WORDS)
  const isFindable = words.some((word) => RUN.test(word))
  const compact = numberOrNull(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
  const reference = numberOrNull(normaliseNumber(text))
  if (!isFindable && compact === null && reference === null) return null
  return { text, words: isFindable ? words : [], compact, reference }
}

const numberOrNull = (text: string) => (text.length >= SHORTEST_NUMBER && /\p{N}/u.test(text) ? text : null)

/** Whether a text has what was typed, in one of its forms. */
export function hasTyped(text: string, { words, compact }: Typed): boolean {
  const small = text.toLowerCase()
  if (words.length > 0 && words.every((word) => small.includes(word.toLowerCase()))) return true
  return compact !== null && small.replace(/[^\p{L}\p{N}]+/gu, '').includes(compact)
}
