import { cut, type Span } from '../../layout/span.ts'
import { isContactLine } from './names/contacts.ts'
import { countryByName } from './places/countries.ts'
import { readPostcodeLine } from './places/postcodes.ts'

/** Words of a country's name. */
const mostWords = 4

/**
 * '03802 Alcoi – España – CIF B03550117', '03801 Alcoi – ESPAÑA Lic. com. 03-55177': behind the town and its country a register
 * or a licence has its number. The address ends with the country; the numbers of tax offices are a line of their own.
 */
export function withoutRegisters(lines: readonly Span[]): Span[] {
  return lines.flatMap((line, at) => {
    const end = at > 0 ? endOfCountry(line.text) : undefined
    if (end === undefined) return [line]
    const behind = cut(line, line.text.length - line.text.slice(end).replace(leading, '').length)
    return isContactLine(behind.text) ? [cut(line, 0, end), behind] : [cut(line, 0, end)]
  })
}

const leading = /^[\s,;|·•–—-]+/u
/** A postcode, letters, and again a number. */
const shape = /\d{3}.*\p{L}{3}.*\d{3}/u

function endOfCountry(text: string): number | undefined {
  if (!shape.test(text)) return undefined
  for (const { index, 0: sign } of text.matchAll(/\s?[,;|·•]\s+|\s[–—-]\s/gu)) {
    if (!readPostcodeLine(text.slice(0, index))) continue
    const from = index + sign.length
    const words = [...text.slice(from).matchAll(/[^\s,;|·•]+/gu)].slice(0, mostWords)
    const ends = words.map((word) => from + word.index + word[0].length).reverse()
    const end = ends.find((to) => to - from > 3 && countryByName(text.slice(from, to)))
    if (end !== undefined && /^\W+\p{L}.*\d{3}/u.test(text.slice(end))) return end
  }
  return undefined
}
