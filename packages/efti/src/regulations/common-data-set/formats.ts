import type { DataElement } from '../../dataset/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import type { Given } from '../../rules/view.ts'
import { significantDigits } from '../../values/decimal.ts'
import { codesFor } from './codes.ts'
import { numberOf, quote, TABLE_1, valueRule } from './value-rule.ts'

interface Format {
  /** 'a' letters, 'n' digits, 'an' any character. */
  kind: string
  /** Exactly `length` characters, not up to. */
  isExact: boolean
  length: number
  decimals: number
}

const read = new Map<string, Format | null>()

/** 'an..35', 'n4', 'n..16,6' as the introductory notes of the Annex explain them. */
export function formatOf(element: DataElement): Format | null {
  if (element.format === null) return null
  const known = read.get(element.format)
  if (known !== undefined) return known
  const parts = /^(an|a|n)(\.\.)?(\d+)(?:,(\d+))?$/.exec(element.format)
  const format = parts && {
    kind: parts[1] ?? 'an',
    isExact: parts[2] === undefined,
    length: Number(parts[3]),
    decimals: Number(parts[4] ?? 0),
  }
  read.set(element.format, format)
  return format
}

/** Elements whose own code lists hold codes longer than their format. */
const TOO_SHORT_FORMATS = new Set(['eFTI236', 'eFTI255', 'eFTI617'])
const NUMERIC = new Set(['count', 'decimal', 'amount', 'measure'])
const TEXTUAL = new Set(['text', 'code'])

export const formats: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-LENGTH',
      rule: 'Texts are no longer than the format of the Annex allows, also where the XML schema allows more.',
      clause: `${TABLE_1}, column Format`,
      violationType: 'Format',
      remedy: 'Shorten the text, or split it where the element may repeat.',
      example: 'an..35: at most 35 characters',
    },
    {
      of: isText,
      when: (given) => isListed(given) && !(TOO_SHORT_FORMATS.has(given.element.id) && codeFits(given)),
      problem: ({ element, value }) => lengthProblem(element, String(value)),
    },
  ),
  valueRule(
    {
      code: 'CDS-CONTRADICTED-LENGTH',
      rule: 'A code is not longer than the format that the Annex gives its own code list.',
      clause: `${TABLE_1}, column Format, against Table 30`,
      severity: 'low',
      violationType: 'Contradiction in the Annex',
      remedy: 'Nothing is wrong with the document; the format of the Annex is too short for its own codes.',
      example: 'B1000C in a format of three characters',
    },
    {
      of: (element) => TOO_SHORT_FORMATS.has(element.id),
      when: codeFits,
      problem: ({ element, value }) => lengthProblem(element, String(value)),
    },
  ),
  valueRule(
    {
      code: 'CDS-DIGITS',
      rule: 'Codes and identifiers of digits or letters hold no other characters.',
      clause: `${TABLE_1}, column Format`,
      violationType: 'Format',
      remedy: 'Leave out spaces, prefixes and punctuation.',
      example: '1203, not UN 1203',
    },
    {
      of: (element) => isText(element) && formatOf(element)?.kind !== 'an',
      when: (given) => isListed(given) && lengthOf(given) <= limitOf(given),
      problem: ({ element, value }) => alphabetProblem(element, String(value)),
    },
  ),
  valueRule(
    {
      code: 'CDS-NUMBER',
      rule: 'Quantities, masses, measures and amounts are numbers.',
      clause: `${TABLE_1}, column Format`,
      violationType: 'Format',
      remedy: 'Give the number alone, with a decimal point and without separators.',
      example: '12400.5',
    },
    {
      of: (element) => NUMERIC.has(element.kind),
      problem: (given) => (numberOf(given) === null ? `${quote(given.value)} is not a number` : null),
    },
  ),
  valueRule(
    {
      code: 'CDS-NUMBER-FORMAT',
      rule: 'Numbers have no more digits and decimals than the format of the Annex allows.',
      clause: `${TABLE_1}, column Format`,
      violationType: 'Format',
      remedy: 'Round the number.',
      example: 'n..16,6: 16 digits, of which 6 decimals',
    },
    { of: (element) => NUMERIC.has(element.kind), when: isNumber, problem: numberFormatProblem },
  ),
  valueRule(
    {
      code: 'CDS-NOT-NEGATIVE',
      rule: 'Counts, masses, volumes and amounts are not negative.',
      clause: `${TABLE_1}, definition of the element`,
      violationType: 'Plausibility',
      remedy: 'Correct the sign.',
      example: '12400',
    },
    {
      of: isQuantity,
      when: isNumber,
      problem: (given) => ((numberOf(given) ?? 0) < 0 ? `${numberOf(given)} is negative` : null),
    },
  ),
  valueRule(
    {
      code: 'CDS-FLAG',
      rule: 'Yes-or-no elements say yes or no.',
      clause: `${TABLE_1}, column Format`,
      violationType: 'Format',
      remedy: 'Give true or false.',
      example: 'false',
    },
    {
      of: (element) => element.kind === 'flag',
      problem: ({ value }) =>
        typeof value === 'boolean' ? null : `${quote(value)} is neither true nor false`,
    },
  ),
]

function isText(element: DataElement): boolean {
  return TEXTUAL.has(element.kind) && element.codeList !== 'CL-017' && formatOf(element) !== null
}

/** Has the code list, if the Annex enumerates one, found no fault with the value? */
function isListed({ element, value }: Given): boolean {
  return codesFor(element)?.has(String(value)) ?? true
}

function isNumber(given: Given): boolean {
  return numberOf(given) !== null
}

/** Is the long value one that belongs into the element all the same? */
function codeFits({ element, value }: Given): boolean {
  const code = String(value)
  if (element.id === 'eFTI236') return codesFor(element)?.has(code) ?? false
  return element.id === 'eFTI255' ? /^(?:[BCDE]|B1000C|C5000D|-)$/.test(code) : /^\d{1,4}$/.test(code)
}

function lengthOf({ value }: Given): number {
  return [...String(value)].length
}

function limitOf({ element }: Given): number {
  return formatOf(element)?.length ?? Infinity
}

function lengthProblem(element: DataElement, text: string): string | null {
  const format = formatOf(element)
  if (!format) return null
  const length = text.length > format.length ? [...text].length : text.length
  if (length > format.length)
    return `${quote(text)} has ${length} characters, at most ${format.length} are allowed`
  return format.isExact && length < format.length
    ? `${quote(text)} has ${length} characters, not ${format.length}`
    : null
}

function alphabetProblem(element: DataElement, text: string): string | null {
  const kind = formatOf(element)?.kind
  if (kind === 'n' && /\D/.test(text)) return `${quote(text)} has other characters than digits`
  return kind === 'a' && /[^\p{L}]/u.test(text) ? `${quote(text)} has other characters than letters` : null
}

function numberFormatProblem(given: Given): string | null {
  const format = formatOf(given.element)
  if (!format) return null
  const number = numberOf(given) ?? 0
  const text = given.written ?? plain(number)
  if (format.kind === 'an')
    return text.length > format.length ? `${quote(text)} has more than ${format.length} characters` : null
  const { whole, decimals } = significantDigits(text)
  if (decimals > format.decimals)
    return format.decimals === 0
      ? `${quote(text)} is not a whole number`
      : `${quote(text)} has more than ${format.decimals} decimals`
  return whole + decimals > format.length ? `${quote(text)} has more than ${format.length} digits` : null
}

/** Without an exponent. */
function plain(number: number): string {
  const text = String(number)
  return text.includes('e') ? number.toFixed(number < 1 ? 20 : 0) : text
}

function isQuantity(element: DataElement): boolean {
  return (
    element.kind === 'count' ||
    element.kind === 'amount' ||
    /(?:Weight|Volume)UnitMeasure$/.test(element.schemaType)
  )
}
