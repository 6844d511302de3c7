import { cut, type Span, splitSpan } from '../../layout/span.ts'
import { hasLegalName } from '../../values/address/names/legal-forms.ts'
import { countryByName } from '../../values/address/places/countries.ts'
import { readPostcodeLine } from '../../values/address/places/postcodes.ts'

/** Name, street, postcode and town, country: more pieces between commas are no address. */
const mostPieces = 5

/** The pieces of an address to its town or country; undefined where no company is named or no town closes it. */
export function addressFrom(text: Span): Span[] | undefined {
  const lines: Span[] = []
  let isClosed = false
  for (const piece of splitSpan(text, /,\s+|\s[–—-]\s(?=[^,]*\d)/gu).slice(0, mostPieces)) {
    // The full stop of 'S.p.A.' stays.
    const whole = cut(piece, 0, piece.text.replace(/(?:[;:]|(?<=\p{L}{4}|\d|\))\.)$/u, '').length)
    const end = /(?<=\p{Ll}{3}|\))[.;]\s/u.exec(piece.text)?.index
    const line = end === undefined ? whole : cut(piece, 0, end)
    const isTown = readPostcodeLine(line.text) !== undefined
    const isCountry = isClosed && countryByName(line.text) !== undefined
    if (lines.length > 0 && !isTown && !isCountry && (isClosed || !/^\p{Lu}.*\d|^\d/u.test(line.text))) break
    lines.push(line)
    isClosed ||= isTown
    if (end !== undefined) break
  }
  const [name] = lines
  return name && isClosed && lines.length > 1 && (hasLegalName(name) || /^\p{Lu}\S*\s\p{Lu}/u.test(name.text))
    ? lines
    : undefined
}
