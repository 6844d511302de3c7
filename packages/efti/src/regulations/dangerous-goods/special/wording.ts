import {
  ANSWERED_NO,
  COOLANT,
  DISCARDED,
  EMPTY,
  EXCEPTED,
  LAST_LOAD,
  LIMITED,
  NEGATION,
  NOT_APPLIED,
  NOT_SUBJECT,
  PACKAGING,
  PROVISION,
  PROVISION_SHORT,
  SMALL,
  UNCLEANED,
  UNIT,
  WAIVING,
} from './words.ts'

/** Paragraph of ADR, RID and ADN that words name, as the data set's identifier of an exemption gives it. */
export type SpecialCase = '3.4' | '3.5' | '5.5.3' | '1.1.3.6' | '1.1.3' | `SP${string}`

/** How a document describes what is empty and not cleaned (5.4.1.1.6). */
export type EmptyForm = 'packaging' | 'last load' | 'uncleaned'

const oneOf = (list: readonly string[]) =>
  `(?:${list.map((entry) => entry.replace(/ /g, '[\\s-]+').replace(/_/g, '[\\s,]+')).join('|')})`
const whole = (source: string) => new RegExp(`(?<!\\p{L})${source}(?![\\p{L}\\d])`, 'giu')

const NEGATED = new RegExp(`(?<!\\p{L})${oneOf(NEGATION)}(?:\\s+\\p{L}{1,3})?\\s*$`, 'iu')
const THE_LAW = String.raw`[^.;\n]{0,40}?\b(?:adr|rid|adn|gefahrgutrecht)\b`
const NAMED: readonly (readonly [SpecialCase, RegExp])[] = [
  ['3.4', whole(oneOf(LIMITED))],
  ['3.5', whole(oneOf(EXCEPTED))],
  ['5.5.3', whole(oneOf(COOLANT))],
]
const IS_NOT_SUBJECT = whole(oneOf(NOT_SUBJECT) + THE_LAW)
const BY_PROVISION = whole(
  `(?:${oneOf(PROVISION)}[\\s.:]*(?<number>\\d{2,3})|${oneOf(PROVISION_SHORT)}[\\s.]?(?<short>\\d{3}))`,
)
const SMALL_QUANTITIES = whole(oneOf(SMALL))
const PARAGRAPH = /(?<![\d.])1\.1\.3\.6(?!\d)/g
const EXCEEDED =
  /exceeds|exceeded|überschritten|dépassée?s?|overschreden|superat[oaie]|superad[oa]s?|przekroczon/iu

const MOST_REMEMBERED = 500

const EMPTY_PACKAGING = whole(either(oneOf(EMPTY), oneOf(PACKAGING)))
const EMPTY_UNIT = whole(either(oneOf(EMPTY), oneOf(UNIT)))
const LAST = whole(oneOf(LAST_LOAD))
const NOT_CLEANED = whole(oneOf(UNCLEANED))
const ONLY_DISCARDED = whole(oneOf(DISCARDED))

/** Words of a text, and where they are. */
export interface Words<T> {
  means: T
  at: number
  end: number
}

/** The words of special cases in a text, in the order of the paragraphs. */
export function specialWordsIn(text: string): readonly Words<SpecialCase>[] {
  const found: Words<SpecialCase>[] = NAMED.flatMap(([id, words]) =>
    matchesIn(text, words).map((match) => wordsOf(id, match)),
  )
  const [behindParagraph] = [...text.matchAll(PARAGRAPH)].map(({ index, 0: match }) =>
    text.slice(index + match.length),
  )
  if (behindParagraph !== undefined && !EXCEEDED.test(text) && !NOT_APPLIED.test(behindParagraph))
    found.push(...matchesIn(text, SMALL_QUANTITIES).map((match) => wordsOf('1.1.3.6' as const, match)))
  for (const match of text.matchAll(BY_PROVISION)) {
    const number = match.groups?.number ?? match.groups?.short ?? ''
    if (WAIVING.has(number)) found.push(wordsOf(`SP${number}` as const, match))
  }
  return [...found, ...matchesIn(text, IS_NOT_SUBJECT).map((match) => wordsOf('1.1.3' as const, match))]
}

/** The special cases that a text names, each once. */
export const specialCasesIn = remembering((text): readonly SpecialCase[] => [
  ...new Set(specialWordsIn(text).map(({ means }) => means)),
])

/** The words for empty, uncleaned means of containment, and which of the forms of 5.4.1.1.6 they are. */
export function emptyWordsIn(text: string): Words<EmptyForm> | null {
  if (text.search(ONLY_DISCARDED) >= 0) return null
  const find = (words: RegExp) => [...text.matchAll(words)][0]
  const [last, unit, packaging, uncleaned] = [LAST, EMPTY_UNIT, EMPTY_PACKAGING, NOT_CLEANED].map(find)
  const form = last || unit ? 'last load' : uncleaned ? 'uncleaned' : 'packaging'
  const matches = [last, unit, packaging, uncleaned].filter((match) => match !== undefined)
  if (matches.length === 0) return null
  const words = matches.map((match) => wordsOf(form, match))
  return {
    means: form,
    at: Math.min(...words.map(({ at }) => at)),
    end: Math.max(...words.map(({ end }) => end)),
  }
}

/** Does the text name empty, uncleaned means of containment, and in which of the forms? */
export const emptyFormIn = remembering((text): EmptyForm | null => emptyWordsIn(text)?.means ?? null)

/** Said, and not its contrary: 'no limited quantities', 'LQ: no'. */
function matchesIn(text: string, words: RegExp): RegExpMatchArray[] {
  return [...text.matchAll(words)].filter(({ index, 0: match }) => {
    const ahead = text.slice(Math.max(0, index - 30), index)
    return !NEGATED.test(ahead) && !ANSWERED_NO.test(text.slice(index + match.length))
  })
}

function wordsOf<T>(means: T, { index = 0, 0: match }: RegExpMatchArray): Words<T> {
  return { means, at: index, end: index + match.length }
}

function either(first: string, second: string): string {
  return `(?:${first}[\\s,]+(?:\\p{L}+[\\s,]+){0,1}?${second}|${second}[\\s,]+${first})`
}

/** Goods lines repeat a few names, and looking for so many words is slow. */
function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MOST_REMEMBERED) known.clear()
    const found = read(text)
    known.set(text, found)
    return found
  }
}
