import { expect, it } from 'vitest'
import { readerOf } from './reader-locale.ts'

const NOVEMBER = new Date('2026-11-08T15:05:00Z')
const written = (locale: string) => {
  const { numbers, dates, names, day, time } = readerOf(locale)
  return {
    number: new Intl.NumberFormat(numbers).format(1_234_567.8),
    day: new Intl.DateTimeFormat(dates, { ...day, ...time, timeZone: 'UTC' }).format(NOVEMBER),
    month: new Intl.DateTimeFormat(names, { month: 'long', timeZone: 'UTC' }).format(NOVEMBER),
  }
}

it.each([
  ['en-GB', '1,234,567.8', '8 Nov 2026, 15:05'],
  ['de-DE', '1.234.567,8', '08.11.2026, 15:05'],
  ['sv-SE', '1\u00a0234\u00a0567,8', '2026-11-08 15:05'],
])('writes numbers and days as readers of %s do, and months in English', (locale, number, day) => {
  expect(written(locale)).toEqual({ number, day, month: 'November' })
})
