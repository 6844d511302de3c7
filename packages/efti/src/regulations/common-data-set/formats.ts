import type { DataElement } from '../../dataset/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import type { GivenValue } from '../../rules/view.ts'
import { significantDigits } from '../../values/decimal.ts'
import { exampleFor } from '../example-of.ts'
import { codesFor } from './allowed-codes.ts'
import { formatOf } from './format.ts'
import { numberOf, quote, TABLE_1, valueRule } from './value-rule.ts'

/**
 * Elements whose own code lists contain codes longer than their format; of eFTI701 no list is given, and the statistical codes
 * of the trade (HS, CN, NHM) have four to ten digits where the format allows three; the freight cost codes of eFTI943 have six
 * (UN/ECE Recommendation 23), its format five.
 */
const TOO_SHORT_FORMATS: ReadonlyMap<string, RegExp | null> = new Map([
  ['eFTI236', null],
  ['eFTI255', /^(?:[BCDE]|B1000C|C5000D|-)$/],
  ['eFTI617', /^\d{1,4}$/],
  ['eFTI701', /^\d(?:[ .]?\d){3,9}$/],
  ['eFTI943', /^\d{6}$/],
])
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
      example: 'Muster AG',
    },
    {
      of: isText,
      when: (given) => isListed(given) && !(TOO_SHORT_FORMATS.has(given.element.id) && codeFits(given)),
      example: exampleFor,
      isNote: isName,
      problem: ({ element, value }) => lengthProblem(element, String(value)),
    },
  ),
  valueRule(
    {
      code: 'CDS-CONTRADICTED-LENGTH',
      rule: 'A code is not longer than the format that the Annex gives its own code list.',
      clause: `${TABLE_1}, column Format, against Table 30`,
      severity: 'low',
      isNote: true,
      violationType: 'Contradiction in the Annex',
      remedy: 'Nothing is wrong with the document; the format of the Annex is too short for its own codes.',
      example: 'D/E',
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
      rule: 'Codes and identifiers of digits or letters contain no other characters.',
      clause: `${TABLE_1}, column Format`,
      violationType: 'Format',
      remedy: 'Leave out spaces, prefixes and punctuation.',
      example: '1203',
    },
    {
      of: (element) => isText(element) && formatOf(element)?.kind !== 'an',
      when: (given) => isListed(given) && lengthOf(given) <= limitOf(given),
      example: exampleFor,
      problem: ({ element, value }) => alphabetProblem(element, String(value)),
    },
  ),
  valueRule(
    {
      code: 'CDS-NUMBER',
      rule: 'Quantities, masses, measures and amounts are numbers.',
      clause: `${TABLE_1}, column Format`,
      violationType: 'Format',
      remedy: 'Enter the number alone, with a decimal point and without separators.',
      example: '12400.5',
    },
    {
      of: (element) => NUMERIC.has(element.kind),
      example: exampleFor,
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
      example: '12400.5',
    },
    {
      of: (element) => NUMERIC.has(element.kind),
      when: isNumber,
      example: exampleFor,
      problem: numberFormatProblem,
    },
  ),
  valueRule(
    {
      code: 'CDS-NOT-NEGATIVE',
      rule: 'Counts, masses, volumes, lengths, activities and amounts are not negative.',
      clause: `${TABLE_1}, definition of the element`,
      violationType: 'Plausibility',
      remedy: 'Correct the sign.',
      example: '12400',
    },
    {
      of: isQuantity,
      when: isNumber,
      example: exampleFor,
      problem: (given) => ((numberOf(given) ?? 0) < 0 ? `${numberOf(given)} is negative` : null),
    },
  ),
  valueRule(
    {
      code: 'CDS-FLAG',
      rule: 'Yes-or-no elements say yes or no.',
      clause: `${TABLE_1}, column Format`,
      violationType: 'Format',
      remedy: 'Enter true or false.',
      example: 'false',
    },
    {
      of: (element) => element.kind === 'flag',
      problem: ({ value }) =>
        typeof value === 'boolean' ? null : `${quote(value)} is neither true nor false`,
    },
  ),
  valueRule(
    {
      code: 'CDS-FILE',
      rule: 'Attached files are written in base64.',
      clause: `${TABLE_1}, column Format; eFTI schemas, xsd:base64Binary`,
      violationType: 'Format',
      remedy: 'Attach the file again; it was damaged or not encoded.',
      example: 'YQ==',
    },
    {
      of: (element) => element.kind === 'binary',
      problem: ({ value }) => (isBase64(String(value)) ? null : 'the file is not in base64'),
    },
  ),
]

/** As XML Schema has it: groups of four, spaces between them do not matter. A loop over the length, not a pattern over the whole. */
function isBase64(text: string): boolean {
  const characters = text.replace(/\s/g, '')
  return characters.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(characters.replace(/={1,2}$/, ''))
}

function isText(element: DataElement): boolean {
  return TEXTUAL.has(element.kind) && element.codeList !== 'CL-017' && formatOf(element) !== null
}

/** Numbers that the issuer of a document gives it as he likes: the data set cannot take some, and the document is not wrong. */
const DOCUMENT_NUMBERS = new Set(['eFTI170', 'eFTI179', 'eFTI183'])

/** A name or a description that is too long for its field is still read by anyone; an identifier or code is not. */
function isName({ element }: GivenValue): boolean {
  if (DOCUMENT_NUMBERS.has(element.id)) return true
  return element.kind === 'text' && !/(?:^id$|ID$|Code$|Number$|postcode)/.test(element.name)
}

/** Has the code list, if the Annex enumerates one, found no fault with the value? */
function isListed({ element, value }: GivenValue): boolean {
  return codesFor(element)?.has(String(value)) ?? true
}

function isNumber(given: GivenValue): boolean {
  return numberOf(given) !== null
}

/** Is the long value one that belongs into the element all the same? */
function codeFits({ element, value }: GivenValue): boolean {
  const code = String(value)
  const shape = TOO_SHORT_FORMATS.get(element.id)
  return shape ? shape.test(code) : (codesFor(element)?.has(code) ?? false)
}

function lengthOf({ value }: GivenValue): number {
  return [...String(value)].length
}

function limitOf({ element }: GivenValue): number {
  return formatOf(element)?.length ?? Infinity
}

function lengthProblem(element: DataElement, text: string): string | null {
  const format = formatOf(element)
  if (!format) return null
  const length = text.length > format.length ? [...text].length : text.length
  if (length > format.length)
    return `${quote(text)} has ${length} characters; at most ${format.length} are allowed`
  return format.isExact && length < format.length
    ? `${quote(text)} has ${length} characters, not ${format.length}`
    : null
}

function alphabetProblem(element: DataElement, text: string): string | null {
  const kind = formatOf(element)?.kind
  if (kind === 'n' && /\D/.test(text)) return `${quote(text)} may contain only digits`
  return kind === 'a' && /[^\p{L}]/u.test(text) ? `${quote(text)} may contain only letters` : null
}

function numberFormatProblem(given: GivenValue): string | null {
  const format = formatOf(given.element)
  if (!format) return null
  const number = numberOf(given) ?? 0
  if (given.written === undefined && isShortInteger(number) && format.length >= SHORT) return null
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

/** Digits that nearly every format allows. */
const SHORT = 6

function isShortInteger(number: number): boolean {
  return number === Math.trunc(number) && number < 10 ** SHORT && number >= 0
}

/** Without an exponent; `toFixed` itself writes one from 1e21 on. */
function plain(number: number): string {
  const text = String(number)
  if (!text.includes('e')) return text
  return Math.abs(number) < 1 ? number.toFixed(20) : BigInt(Math.round(number)).toString()
}

/** Temperatures, degrees and values that a statement explains may be below zero. */
function isQuantity({ kind, name }: DataElement): boolean {
  return NUMERIC.has(kind) && !/temperature|condition|value|latitude|longitude/i.test(name)
}
