import { plainPath } from '@efti-hub/efti'
import { plainOf } from '../../../../bench/extraction/samples/entries.ts'
import type { PaperTruth } from '../../../../bench/extraction/samples/sample-papers.ts'
import type { ExtractedValue } from '../../src/fields/extracted.ts'
import type { Word } from '../../src/layout/pages.ts'
import type { SeenWord } from '../../src/learned/seen-document.ts'
import { tagOf } from '../../src/learned/tags.ts'
import { lettersOf, wordsOfEvidence } from '../../src/learned/words-of-evidence.ts'
import { datesIn } from '../../src/values/dates.ts'
import { numbersIn, parseNumber } from '../../src/values/numbers.ts'

/** A word, in whichever way the page was read. */
export const keyOf = ({ page, word }: SeenWord) =>
  `${page}:${Math.round(word.box[0])}:${Math.round(word.box[1])}:${word.text}`

interface Wanted {
  path: string
  value: unknown
  plain: string
}

/**
 * The tags of words, by their keys: of the words from which the rules read a value that is true, and for true values that they
 * miss of the words that say the same and belong to nothing yet.
 */
export function trueTags(
  words: readonly SeenWord[],
  values: readonly ExtractedValue[],
  truth: PaperTruth,
): Map<string, string> {
  const found = new Map<string, string>()
  const wanted = Object.entries(truth.values).map(([path, value]) => ({ path, value, plain: plainOf(value) }))
  const done = new Set<Wanted>()
  for (const value of values) {
    const tag = tagOf(value.path)
    const one = tag === undefined ? undefined : wanted.find((w) => saysTheSame(value, w, truth))
    if (!tag || !one) continue
    done.add(one)
    if (!isSum(value))
      take(
        found,
        wordsOfEvidence(value.evidence, words).map((at) => words[at] as SeenWord),
        tag,
      )
  }
  for (const one of wanted) {
    const tag = tagOf(one.path)
    if (tag && !done.has(one)) take(found, printedOnce(one, words, found), tag)
  }
  return found
}

function take(found: Map<string, string>, words: readonly SeenWord[], tag: string): void {
  for (const word of words) if (!found.has(keyOf(word))) found.set(keyOf(word), tag)
}

/** Names over several lines are several values, each a part of the true one. */
const IN_PARTS = /\[\d+\]$/

function saysTheSame({ path, value }: ExtractedValue, wanted: Wanted, { alternatives = {} }: PaperTruth) {
  if (plainPath(path) !== plainPath(wanted.path)) return false
  const plain = plainOf(value)
  return (
    plain === wanted.plain ||
    (IN_PARTS.test(path) && plain !== '' && wanted.plain.includes(plain)) ||
    (alternatives[wanted.path] ?? []).some((other) => plainOf(other) === plain)
  )
}

/** What the lines come to is printed nowhere. */
const isSum = ({ why }: ExtractedValue) =>
  Array.isArray(why?.checks) && why.checks.some((check) => String(check).startsWith('sum of'))

function printedOnce(
  { path, value, plain }: Wanted,
  words: readonly SeenWord[],
  taken: ReadonlyMap<string, string>,
): SeenWord[] {
  if (path.endsWith('countryCode')) return []
  const isFigure = typeof value !== 'string'
  const isDay = /^\d{4}-\d\d-\d\d/.test(String(value))
  const places = isFigure
    ? words.filter((word) => isNumber(word, value)).map((word) => [word])
    : linesOf(words).flatMap((line) => (isDay ? dayIn(line, String(value)) : textIn(line, plain)))
  const free = places.filter((place) => place.every((word) => !taken.has(keyOf(word))))
  // A small number may count anything.
  const isCount = typeof value === 'number'
  return isCount && free.length > 1 ? [] : (free[0] ?? [])
}

function linesOf(words: readonly SeenWord[]): SeenWord[][] {
  return [...Map.groupBy(words, ({ run }) => run).values()]
}

function isNumber({ word }: SeenWord, value: unknown): boolean {
  const wanted = typeof value === 'object' && value && 'value' in value ? Number(value.value) : Number(value)
  return numbersIn(word.text).some(
    ({ raw }) =>
      lettersOf(word.text).replace(/\p{L}+/gu, '') === lettersOf(raw) &&
      (['comma', 'point'] as const).some((sign) => {
        const number = parseNumber(raw, sign)
        return number !== undefined && (number === wanted || Math.abs(number * 1000 - wanted) < 1e-6)
      }),
  )
}

function dayIn(line: readonly SeenWord[], value: string): SeenWord[][] {
  return datesIn(textOfLine(line), null)
    .filter((date) => String(date.value).slice(0, 10) === value.slice(0, 10))
    .map(({ at, asWritten }) => {
      let from = 0
      return line.filter(({ word }) => {
        const start = from
        from += word.text.length + 1
        return start < at + asWritten.length && start + word.text.length > at
      })
    })
}

const textOfLine = (line: readonly { word: Word }[]) => line.map(({ word }) => word.text).join(' ')

function textIn(line: readonly SeenWord[], plain: string): SeenWord[][] {
  if (plain.length < 2) return []
  return line.flatMap((_, from) => {
    let text = ''
    for (let to = from; to < line.length && text.length < plain.length; to++) {
      text += lettersOf((line[to] as SeenWord).word.text)
      if (text === plain) return [line.slice(from, to + 1)]
    }
    return []
  })
}
