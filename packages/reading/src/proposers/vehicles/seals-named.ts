import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { containersIn } from '../../values/containers.ts'
import { datesIn } from '../../values/dates.ts'
import { alternatives } from '../../words/alternatives.ts'
import { phrase } from '../../words/phrases/index.ts'
import { sealStates, sealWords } from '../../words/terms/seal-words.ts'
import type { Reading } from '../candidate.ts'
import { wordsOf } from '../prose/words-of-concepts.ts'

const words = wordsOf(['sealNumber'], sealWords)
const states = alternatives(sealStates, String.raw`\s`)
/** 'UK 0077118', 'F 77 20 881', 'AT 330 0887', 'CZ-A 114408': letters, and figures in groups or not. */
const value = String.raw`(?:\p{Lu}{1,5}(?:[-.]\p{Lu}{1,4})?[ -]?)?(?:\d{2,4}(?: \d{2,4}){1,3}(?!\d|[.,:]\d)|(?=[\p{Lu}\d-]*\d{3})[\p{Lu}\d-]{4,17})(?![\p{L}\d])`
const joins = String.raw`\s*[,;/+&]\s*(?:№\s?)?|\s[–-]\s|\s(?:${phrase('and')})\s`
const number = `(?:${phrase('sealNumberWord')})`
const lead = new RegExp(
  String.raw`(?<!\p{L})(?:${words})(?!\p{L})(?:\s*\([^)\d]*\))?(?:[\s,.:-]+(?:${states})(?!\p{L}))?[\s.:,–-]*(?:\d\s?\()?(?:${number}[\s.:]*)?`,
  'giu',
)
const values = new RegExp(`^${value}(?:(?:${joins})${value}){0,5}`, 'u')
const each = new RegExp(value, 'gu')

/** Seals behind their word, several of them with signs between: 'celní závěra č. CZ-A 114408', 'Plombs 550117 / 550118'. */
export const sealSpans = (line: Span): Span[] =>
  [...line.text.matchAll(lead)].flatMap((match) => {
    // 'Plombenr NO 771 204': capitals behind small letters are Norway's.
    const sign = /\p{Ll}\.?[\s:]+(NO\s)$/u.exec(match[0])?.[1]?.length ?? 0
    return sealsFrom(line, match.index + match[0].length - sign)
  })

/** The seals that a text has from one place on, and nothing before them. */
export function sealsFrom(line: Span, from: number): Span[] {
  const text = values.exec(line.text.slice(from))?.[0]
  if (!text) return []
  return [...text.matchAll(each)]
    .map((one) => cut(line, from + one.index, from + one.index + one[0].length))
    .filter(({ text: seal }) => containersIn(seal).length === 0 && datesIn(seal).length === 0)
}

/** The text begins with a word for seals and the number of one. */
export const sealsLead = (text: string): boolean => {
  const [first] = text.matchAll(lead)
  return first?.index === 0 && values.test(text.slice(first[0].length))
}

export const sealsNamed = (lines: readonly Span[]): Reading[] => numbered(lines.flatMap(sealSpans))

/** '20GP', "/ 40' HC": what kind of container it is, between its number and the seal. */
const size = String.raw`(?:\s*[/,(]?\s*\d{2}\s?['’]?\s?[A-Z]{2,3}\)?)?`
const behind = new RegExp(String.raw`^${size}\s*[/,;|]\s*(${value})$`, 'u')
const word = new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')

/** 'Container/Seal: WZTU8803140 / 20GP / WZ771204': where the word stands apart, a seal is behind the container's number. */
export function sealsBehindContainer(lines: readonly Span[]): Reading[] {
  if (!lines.some(({ text }) => word.test(text))) return []
  const found = lines.flatMap((line) =>
    containersIn(line.text).flatMap(({ at, asWritten }) => {
      const from = at + asWritten.length
      const seal = behind.exec(line.text.slice(from))?.[1]
      return seal ? [cut(line, line.text.lastIndexOf(seal), line.text.length)] : []
    }),
  )
  return numbered(found)
}

function numbered(found: readonly Span[]): Reading[] {
  const different = found.filter((span, i) => found.findIndex(({ text }) => text === span.text) === i)
  return different.map((span, i) => ({ place: placeOf('seal', i + 1), value: span.text, span }))
}
