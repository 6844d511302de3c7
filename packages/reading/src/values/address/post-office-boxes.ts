import { cut, type Span } from '../../layout/span.ts'
import { bareWords } from '../../words/compare.ts'
import type { Address } from './address.ts'
import { isPostcodeOf } from './places/postcodes.ts'
import { oneOf, wordsOf } from './street-and-name.ts'

const words = oneOf(wordsOf((l) => l.postOfficeBox).filter((w) => w !== 'cedex'))
const box = new RegExp(`^(?:${words})(?:[ .:]+(?:no|nr|n|num|numero)?[ .:]*[0-9]|$)`)
/** 'P.O. BOX CO 1412' in Ghana, '01 BP 4417 Abidjan 01' in West Africa: letters or the office's number go with it. */
const withOffice = /^(?:p ?o box [a-z]{1,3} [0-9]|[0-9]{2} b ?p [0-9])/
/** The number, and what stands behind it: the office's district in Norway, the town in Africa, at last its postcode. */
const numbered =
  /^(?:\d{2}\s\p{L}+\s|[^\d]*?)((?<=[Xx]\s)[A-Z]{1,3} \d+|\d[\d -]*\d|\d)(?:[\s,]+(\p{Lu}[\p{L} .'’-]*\p{L}\.?)(?:[\s,-]+(\d{2,6}))?)?$/u

/** 'č. p. 114' is a house's number; 'C.P. 28001' and 'PL 39-200' are postcodes. */
const isOther = (text: string) =>
  /^č/iu.test(text) || /^(?:C\.?\s?P\.?[\s:]*\d{5}(?!\d)|PL[\s-]?\d{2}-\d{3})/.test(text)

export const isBoxLine = (text: string): boolean =>
  (box.test(bareWords(text)) && !isOther(text)) || withOffice.test(bareWords(text))

/**
 * Takes 'PO Box 22441' and the like. 'BP 11 770 Dakar' names the town too, where no other line does; 'Postfach' without a
 * number says nothing.
 */
export function takeBoxes(lines: Span[], address: Address): Span[] {
  return lines.filter((line, at) => {
    if (at === 0 && lines.length > 1 && !/\d/.test(line.text)) return true
    if (address.postOfficeBox || !isBoxLine(line.text)) return true
    const found = numbered.exec(line.text)
    if (!found) return /\d/.test(line.text)
    const [, digits = '', behind, code] = found
    const from = line.text.indexOf(digits, /^\d{2}\s/.test(line.text) ? 3 : 0)
    const isTown = behind !== undefined && !address.city
    address.postOfficeBox = cut(line, from, isTown ? from + digits.length : undefined)
    if (!isTown) return false
    const townAt = line.text.indexOf(behind, from + digits.length)
    address.city = cut(line, townAt, townAt + behind.length)
    if (code && isPostcodeOf(code, address.country?.value ?? ''))
      address.postcode ??= cut(line, line.text.length - code.length)
    return false
  })
}
