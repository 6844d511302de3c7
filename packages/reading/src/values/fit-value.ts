import type { DataElement, Value } from '@efti-hub/efti'
import { isCalendarDate } from '@efti-hub/efti/values'

/** Far above any element of the data set; what breaks the Annex's own lengths is a finding, not a refusal. */
const MAX_TEXT = 10_000
/** A person who types less than this has mistyped; drivers' days of birth are the earliest dates of the data set. */
const YEARS = { first: 1900, last: 2199 }
const MASSES = new Set(['KGM', 'GRM', 'MGM', 'TNE', 'LBR', 'LTN', 'STN'])

/**
 * A person's value in the shape its element holds (text, code, count, measure, date, flag).
 * Whether it is right is for the rules to say; what cannot be held at all yields a sentence instead.
 */
export function fitValue(element: DataElement, given: Value): { value: Value } | { problem: string } {
  switch (element.kind) {
    case 'class':
    case 'binary':
      return { problem: 'This is a group of data or a file, not a value that can be typed.' }
    case 'flag':
      return typeof given === 'boolean' ? { value: given } : { problem: 'Give true or false.' }
    case 'count':
      return number(given, Number.isSafeInteger, 'Give a whole number.')
    case 'decimal':
    case 'amount':
      return number(given, Number.isFinite, 'Give a number.')
    case 'measure':
      return measure(given)
    case 'date':
      return date(given)
    default:
      return text(given)
  }
}

function number(given: Value, fits: (value: number) => boolean, problem: string) {
  return typeof given === 'number' && fits(given) ? { value: given } : { problem }
}

function measure(given: Value) {
  const fits = typeof given === 'object' && Number.isFinite(given.value) && /^[A-Z0-9]{1,3}$/.test(given.unit)
  if (!fits) return { problem: 'Give a number with its unit code, such as 1200 and KGM.' }
  if (given.value <= 0 && MASSES.has(given.unit)) return { problem: 'Give a mass greater than zero.' }
  return { value: { value: given.value, unit: given.unit } }
}

function date(given: Value) {
  if (typeof given !== 'string' || !isCalendarDate(given))
    return { problem: 'Give a day of the calendar as YYYY-MM-DD, or with a time as YYYY-MM-DDTHH:MM+hh:mm.' }
  const year = Number(given.slice(0, 4))
  return year < YEARS.first || year > YEARS.last
    ? { problem: `Give a day between ${YEARS.first} and ${YEARS.last}.` }
    : { value: given }
}

function text(given: Value) {
  if (typeof given !== 'string' && typeof given !== 'number') return { problem: 'Give a text.' }
  const value = String(given).trim()
  if (value === '') return { problem: 'Give a text, or take the value away.' }
  if (value.length > MAX_TEXT) return { problem: `Give a text of at most ${MAX_TEXT} characters.` }
  if (/\p{Cc}/u.test(value.replace(/[\t\r\n]/g, '')) || !value.isWellFormed())
    return { problem: 'The text holds characters that cannot be stored.' }
  return { value }
}
