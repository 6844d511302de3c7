import {
  COUNTRIES,
  codeListById,
  type DataElement,
  entriesOf,
  isListedLocode,
  isListedPackage,
  type Value,
} from '@efti-hub/efti'
import type { Word } from '../layout/pages.ts'
import { textOf } from '../layout/runs.ts'
import { namesNobody } from '../values/address/names/nobody.ts'
import { pointsElsewhere } from '../values/address/names/pointers.ts'
import { countryOf } from '../values/address/places/country-of.ts'
import { datesIn } from '../values/dates.ts'
import { fitValue } from '../values/fit-value.ts'
import { measuresIn } from '../values/measures.ts'
import { type DecimalSign, decimalSignOf, numbersIn, parseNumber } from '../values/numbers.ts'
import { packageKindIn } from '../values/packages.ts'

/** How the paper writes: a date and a number are read as on the rest of it. */
export interface Writing {
  language: string | null
  decimalSign: DecimalSign
}

export function writingOf(words: readonly Word[], language: string | null): Writing {
  return { language, decimalSign: decimalSignOf(textOf(words), language) }
}

/** What the words mean for an element of this kind; null when they do not fit it. Measures take the unit where none is printed. */
export const readWords = (
  words: readonly Word[],
  element: DataElement,
  unit: string | null,
  writing: Writing,
): Value | null => readText(textOf(words).trim(), element, unit, writing)

export function readText(
  text: string,
  element: DataElement,
  unit: string | null,
  writing: Writing,
): Value | null {
  if (text === '') return null
  const value = valueIn(text, element, unit, writing)
  if (value === null) return null
  const fitted = fitValue(element, value)
  return 'problem' in fitted ? null : fitted.value
}

function valueIn(text: string, element: DataElement, unit: string | null, writing: Writing): Value | null {
  switch (element.kind) {
    case 'text':
      return text
    case 'code':
      return codeIn(text, element)
    case 'date': {
      const [date, second] = datesIn(text, writing.language)
      return date && !second ? date.value : null
    }
    case 'measure':
      return unit === null ? null : measureIn(text, unit, writing)
    case 'count':
    case 'decimal':
    case 'amount':
      return numberIn(text, writing)
    default:
      return null
  }
}

function measureIn(text: string, unit: string, { decimalSign }: Writing): Value | null {
  const kind = unit === 'MTQ' || unit === 'LTR' ? 'volume' : 'mass'
  if (!['KGM', 'TNE', 'GRM', 'MTQ', 'LTR'].includes(unit)) {
    const number = numberIn(text, { decimalSign })
    return number === null ? null : { value: number, unit }
  }
  const [found, second] = measuresIn(text, kind, decimalSign, unit)
  return found && !second ? found.measure : null
}

function numberIn(text: string, { decimalSign }: Pick<Writing, 'decimalSign'>): number | null {
  const [number, second] = numbersIn(text)
  if (!number || second) return null
  return parseNumber(number.raw, decimalSign) ?? null
}

/** A mass or volume has the unit that is printed with it. */
export function unitPrinted(text: string, { decimalSign }: Writing): string | null {
  const [mass] = measuresIn(text, 'mass', decimalSign)
  const [volume] = measuresIn(text, 'volume', decimalSign)
  return (mass ?? volume)?.measure.unit ?? null
}

/** A code of the element's list, printed as such or by the name that papers give it. */
function codeIn(text: string, element: DataElement): string | null {
  const plain = text.replace(/[\s.,;:()]/g, '').toUpperCase()
  switch (element.codeList) {
    case 'CL-017':
      return listed(countryOf(text) ?? countryOf(plain), (code) => COUNTRIES.has(code))
    case 'CL-024':
      return listed(plain, isListedLocode)
    case 'CL-038':
      return listed(plain, isListedPackage) ?? packageKindIn(text)?.code ?? null
    case 'CL-008':
      return listed(/^(?:UN|ID)?(\d{4})$/.exec(plain)?.[1], (code) => entriesOf(code).length > 0)
    default: {
      const codes = element.allowedCodes ?? [...(codeListById(element.codeList ?? '')?.codes?.keys() ?? [])]
      if (codes.length > 0) return codes.find((code) => code.toUpperCase() === plain) ?? null
      return plain.length <= longestOf(element) ? text : null
    }
  }
}

const listed = (code: string | undefined, isListed: (code: string) => boolean): string | null =>
  code !== undefined && isListed(code) ? code : null

/** 'an..35' and 'n4' say how much fits. */
const longestOf = ({ format }: DataElement) => Number(/(\d+)$/.exec(format ?? '')?.[1] ?? Infinity)

/** Numbers of things and places in text fields: what has no digit there is a remark. */
const NUMBERED = /(?:^|\/)(?:id|postcode|completeNumber)$/

/** Whether a text that stands where a value stood may be one; people may say otherwise, remembering may not. */
export function mayBe(element: DataElement, value: Value): boolean {
  if (typeof value !== 'string' || element.kind !== 'text') return true
  if (pointsElsewhere(value) || namesNobody(value) || !/[\p{L}\d]/u.test(value)) return false
  if (/emailAddress\/uRI$/.test(element.path)) return /\S@\S+\.\S/.test(value)
  if (NUMBERED.test(element.path) && !/\d/.test(value)) return false
  return value.length <= Math.max(70, longestOf(element))
}
