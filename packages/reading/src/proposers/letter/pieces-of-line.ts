import { cut, type Span, splitSpan } from '../../layout/span.ts'
import { legalForm } from '../../values/address/names/legal-forms.ts'
import { countryByName } from '../../values/address/places/countries.ts'
import { readPostcodeLine } from '../../values/address/places/postcodes.ts'
import { phrase } from '../../words/phrases/index.ts'

/** What a return address or a letterhead puts between its pieces, the strongest first. */
const marks = String.raw`\s*[·•|▪■◆*]\s*`
const dash = String.raw`\s+[–—-]\s+(?=\d|\p{Lu}|\p{L}[\p{L}. ]{0,8}[:.]\s?[\p{L}\d])`
const stroke = String.raw`\s+\/\s+(?=\p{L}{3})`
const comma = String.raw`,\s+`
const anyOf = (...separators: string[]) => new RegExp(separators.join('|'), 'gu')

export const between = anyOf(marks, dash, comma, stroke)
/** In a line of its own a street has commas: 'Pol. Ind. El Mugrón, C/ Costureras 19', 'Z.I. de la Plaine – 14, rue Papin'. */
const withoutTown = anyOf(marks, String.raw`\s+[–—-]\s+(?=\d)`)

const withoutCommas = anyOf(marks, dash)

const isTown = (text: string) => readPostcodeLine(text) !== undefined

/**
 * The pieces of a line of a letterhead. What parts the town from the street before it parts the others too: in '… Ltd ·
 * Lisnagelvin Mill, Glendermott Road · Derry BT47 6XX' the comma is part of the street, in '3ο χλμ. Σκάλας – Έλους, 230 51
 * Σκάλα' the dash.
 */
export function splitLine(line: Span): Span[] {
  const finest = splitSpan(line, between)
  const at = finest.findIndex(({ text }) => isTown(text))
  if (at < 0) {
    const coarse = splitSpan(line, withoutCommas)
    return coarse.some(({ text }) => countryByName(text)) ? coarse : splitSpan(line, withoutTown)
  }
  const [before, town] = [finest[at - 1], finest[at] as Span]
  // 'DULUTH, MN 55806': overseas the state stands before the code.
  if (before && /^[A-Z]{2}\s(?:\d{5}|[A-Z]\d[A-Z])/.test(town.text)) return withCountryApart(line)
  if (!before) return joinHouseNumbers(finest, line)
  const from = line.text.indexOf(before.text)
  const start = line.text.indexOf(town.text, from + before.text.length)
  const sign = line.text.slice(from + before.text.length, start)
  const parting = /[·•|▪■◆*]/u.test(sign)
    ? anyOf(marks)
    : /[–—-]/u.test(sign)
      ? anyOf(marks, dash)
      : anyOf(marks, comma, stroke)
  const head = splitSpan(cut(line, 0, start), parting)
  return joinHouseNumbers(head.map(withoutEnd), line).concat(splitSpan(cut(line, start), between))
}

/** 'DULUTH, MN 55806 USA': the country behind the code. */
function withCountryApart(line: Span): Span[] {
  const at = line.text.search(/\s\p{L}[\p{L}. ]*$/u)
  const country = at > 0 ? cut(line, at + 1) : undefined
  return country && countryByName(country.text) ? [cut(line, 0, at), country] : [line]
}

const withoutEnd = (piece: Span): Span => cut(piece, 0, piece.text.replace(/[\s,·•|/–—-]+$/u, '').length)

const houseNumberSuffixPattern = new RegExp(
  String.raw`^\d{1,4}(?:\s?(?:[a-z]|${phrase('houseNumberSuffix')}))?$`,
  'iu',
)

/** '3 bis, chemin des Verriers': a number before a comma begins the street. */
function joinHouseNumbers(pieces: readonly Span[], line: Span): Span[] {
  const joined: Span[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    if (before && houseNumberSuffixPattern.test(before.text)) {
      const from = line.text.indexOf(before.text)
      const to = line.text.indexOf(piece.text, from + before.text.length) + piece.text.length
      joined[joined.length - 1] = cut(line, from, to)
    } else joined.push(piece)
  }
  return joined
}

/**
 * 'SARL – 3 bis, chemin des Verriers' below the name: the company's form had no room behind its name, and ends it.
 */
export function joinForms(lines: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const form = /^(?<form>[\p{L}.]{2,8}(?:\s&\sCo\.?\s?KG)?)(?:\s+[–—-]\s+|\s*[·•|]\s*|,\s+)/u.exec(
      line.text,
    )
    const word = form?.groups?.form
    if (
      before &&
      form &&
      word &&
      /\p{Lu}/u.test(word) &&
      legalForm.test(` ${word}`) &&
      !legalForm.test(before.text)
    ) {
      const own = cut(line, 0, word.length)
      joined[joined.length - 1] = {
        text: `${before.text} ${own.text}`,
        words: [...before.words, ...own.words],
      }
      joined.push(cut(line, form[0].length))
    } else joined.push(line)
  }
  return joined
}
