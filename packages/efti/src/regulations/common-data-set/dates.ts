import type { DataElement } from '../../dataset/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import type { GivenValue } from '../../rules/view.ts'
import { dateToCompact, isCalendarDate, isDateShaped } from '../../values/date-time.ts'
import { exampleFor } from '../example-of.ts'
import { quote, TABLE_1, valueRule } from './value-rule.ts'

export const dates: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-DATE',
      rule: 'Dates are days of the calendar, times of the day and real offsets, written in their format.',
      clause: `${TABLE_1}, column Format; Table 30, CL-020`,
      violationType: 'Date',
      remedy: 'Enter the date as year, month and day, and the time with its offset.',
      example: '202611200800+0100',
    },
    {
      of: isDate,
      example: exampleFor,
      problem: ({ value, attributes, written }) => {
        const text = String(value)
        const isHyphenated = text === written
        if (isCalendarDate(text) && !isHyphenated) return null
        if (isDateShaped(text) && !isHyphenated) return `${quote(text)} is not a calendar date`
        return `${quote(text)} is not a date${attributes.formatId ? ` in format ${attributes.formatId}` : ''}`
      },
    },
  ),
  valueRule(
    {
      code: 'CDS-DATE-OFFSET',
      rule: 'A date in format 205 has the offset from UTC that the format asks for.',
      clause: `${TABLE_1}; Table 30, CL-020, code 205`,
      violationType: 'Date',
      remedy: 'Add the offset, or state format 203 if it is not known.',
      example: '202611200800+0100',
    },
    {
      of: isDate,
      example: exampleFor,
      when: (given) => given.attributes.formatId === '205' && isRight(given),
      problem: (given) => (lacksOffset(given) ? `${quote(given.value)} has no offset from UTC` : null),
    },
  ),
  valueRule(
    {
      code: 'CDS-DATE-FORMAT',
      rule: 'The date has one of the formats that the Annex allows for the element.',
      clause: `${TABLE_1}, supplementary component formatId`,
      severity: 'low',
      isNote: true,
      violationType: 'Date',
      remedy:
        'Enter the date in an allowed format: 102 is a day, 203 a day and time, 205 the same with the offset from UTC.',
      example: '20261121',
    },
    {
      of: (element) => isDate(element) && allowedFormats(element) !== null,
      example: exampleFor,
      when: (given) => isRight(given) && !lacksOffset(given),
      problem: (given) => {
        const format = given.attributes.formatId ?? dateToCompact(String(given.value))?.format ?? ''
        const allowed = allowedFormats(given.element) ?? []
        return allowed.includes(format)
          ? null
          : `${quote(given.value)} is in format ${format}; the Annex allows ${allowed.join(' or ')}`
      },
    },
  ),
]

/** Said to be in format 205, which has an offset: CDS-DATE-OFFSET. */
function lacksOffset({ value, attributes }: GivenValue): boolean {
  return attributes.formatId === '205' && dateToCompact(String(value))?.format !== '205'
}

/** Has CDS-DATE found no fault with it? */
function isRight({ value, written }: GivenValue): boolean {
  return isCalendarDate(String(value)) && value !== written
}

function isDate(element: DataElement): boolean {
  return element.kind === 'date'
}

function allowedFormats(element: DataElement): readonly string[] | null {
  return element.attribute?.name === 'formatId' ? element.attribute.allowed : null
}
