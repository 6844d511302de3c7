import { placeOf } from '../../field-map.ts'
import { cut, type Span } from '../../geometry/span.ts'
import { list } from '../../lexicon/lexicon.ts'
import { containersIn } from '../../normalise/identifiers.ts'
import type { Reading } from '../candidate.ts'
import { wordsOf } from '../prose/words-of-concepts.ts'

const words = wordsOf(
  ['sealNumber'],
  list`
    seal, seals, seal no, siegel, plombe, plomben, plombiert, zollplombe, zollverschluss, scellé, scellés, plomb, plombs, plombé,
    sigillo, sigilli, piombo, piombi, precinto, precintos, sello, sellos, selo, selos, zegel, zegels, verzegeling, loodje, plomba,
    plomby, plombą, plombami, závěra, závěry, celní závěra, plomb číslo, pečať, pečate, plomba č, plombă, plombe, sigiliu, sigilii,
    plombering, plomb nr, plombe nr, segl, forsegling, sinetti, sinetit, sinetöity, plomm, plommid, plomba št, zalivka, zalivke,
    plombos, plomba nr, plombas, zīmogs, пломба, пломби, σφραγίδες, μολυβδοσφραγίδα, mühür`,
)
const value = String.raw`(?:\p{Lu}{1,5}(?:[-.]\p{Lu}{1,4})?[ -]?)?(?:\d{2,3}(?: \d{2,3}){2,3}(?!\d)|(?=[\p{Lu}\d-]*\d{3})[\p{Lu}\d-]{4,17})(?![\p{L}\d])`
const joins = String.raw`\s*[,;/+&]\s*|\s(?:and|und|et|e|y|i|a|en|og|och|és|și|ja|ir|un|in|и|και)\s`
const number = String.raw`(?:n[ro]s?\.?|n\.|n[°º]|numéros?|número|numero|nummer|numer|č\.|št\.|br\.|№|αρ\.?|№)`
const lead = new RegExp(
  String.raw`(?<!\p{L})(?:${words})(?!\p{L})(?:\s*\([^)\d]*\))?[\s.:]*(?:${number}[\s.:]*)?`,
  'giu',
)
const values = new RegExp(`^${value}(?:(?:${joins})${value}){0,5}`, 'u')
const each = new RegExp(value, 'gu')

/** 'celní závěra č. CZ-A 114408', 'Plombs 550117 / 550118': seals behind their word, several of them with signs between. */
export function sealsNamed(lines: readonly Span[]): Reading[] {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(lead)].flatMap((match) => {
      const from = match.index + match[0].length
      const text = values.exec(line.text.slice(from))?.[0]
      if (!text) return []
      return [...text.matchAll(each)].map((one) =>
        cut(line, from + one.index, from + one.index + one[0].length),
      )
    }),
  )
  return numbered(found)
}

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

function numbered(all: readonly Span[]): Reading[] {
  const found = all.filter(({ text }) => !isContainer(text))
  const different = found.filter((span, i) => found.findIndex(({ text }) => text === span.text) === i)
  return different.map((span, i) => ({ place: placeOf('seal', i + 1), value: span.text, span }))
}

const isContainer = (text: string) => containersIn(text).some(({ asWritten }) => asWritten === text)
