import { elementByPath, plainPath, type Value } from '@efti-hub/efti'
import type { Answer, Recognised } from '@efti-hub/reading'
import { layOut } from '../../packages/reading/src/layout/lay-out.ts'
import { textOf } from '../../packages/reading/src/layout/runs.ts'
import { readText, unitPrinted, writingOf } from '../../packages/reading/src/remembered/read-value.ts'
import { findText } from '../../packages/reading/src/suggested/find-text.ts'
import { plainOf } from '../extraction/samples/entries.ts'

/** What a careful clerk would answer: the value of a path, or undefined where the document has none. */
export type Truth = (path: string) => Value | undefined

/** Words of one line that are tried for the text of a value. */
const MOST_WORDS = 8

/**
 * A model that knows what the document says. Asked about a path, it answers with the text of the page that reads as the true value, and
 * with nothing where the document has none, or where no page says it (a country that only a postcode shows).
 *
 * `wrong` of its answers are false, also about what the document does not have. Half of those are another text that is on the page and that
 * reads as a value of that field: the hard case, as such an answer passes every check of its text and type. The other half are on no
 * page. The same `random` gives the same answers.
 */
export function scriptedModel(recognised: Recognised, language: string | null, truth: Truth) {
  const layouts = recognised.pages.slice(0, 6).map(layOut)
  const writing = writingOf(
    layouts.flatMap(({ page }) => page.words),
    language,
  )
  const texts = layouts.flatMap(({ runs }) =>
    runs.flatMap(({ words }) => spansOf(words.map(({ text }) => text))),
  )
  const lines = layouts.flatMap(({ runs }) => runs.map(({ words }) => textOf(words)))
  const readAs = (path: string, text: string) => {
    const element = elementByPath(plainPath(path))
    return element ? readText(text, element, unitPrinted(text, writing), writing) : null
  }

  function trueText(path: string): string | null {
    const value = truth(path)
    if (value === undefined) return null
    if (typeof value === 'string' && findText(value, layouts).length > 0) return value
    return texts.find((text) => sameValue(readAs(path, text), value)) ?? null
  }

  function falseText(path: string, random: () => number): string {
    const right = truth(path)
    const others = lines.filter((text) => {
      const value = readAs(path, text)
      return value !== null && !sameValue(value, right)
    })
    const other = others[Math.floor(random() * others.length)]
    const isOnPage = random() < 0.5
    return isOnPage && other !== undefined ? other : `Zwyxar ${Math.floor(random() * 90_000) + 10_000}`
  }

  return (paths: readonly string[], wrong: number, random: () => number): Answer[] =>
    paths.flatMap((path) => {
      const text = random() < wrong ? falseText(path, random) : trueText(path)
      return text === null ? [] : [{ path, text }]
    })
}

export const sameValue = (one: Value | null, other: Value | undefined) =>
  one !== null && other !== undefined && plainOf(one) === plainOf(other)

/** The shortest first. */
export function spansOf(words: readonly string[]): string[] {
  const spans: string[] = []
  for (let length = 1; length <= Math.min(MOST_WORDS, words.length); length += 1)
    for (let from = 0; from + length <= words.length; from += 1)
      spans.push(words.slice(from, from + length).join(' '))
  return spans
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
