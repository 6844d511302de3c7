import { expect, it } from 'vitest'
import {
  counted,
  countryName,
  formatCount,
  formatDay,
  formatDuration,
  formatInstant,
  formatPercent,
  formatRate,
  formatUpTo,
} from './format.ts'

it('writes numbers so that nobody takes thousands for decimals', () => {
  expect(formatCount(1_234)).toBe('1234')
  expect(formatCount(1_234_567)).toBe('1\u202f234\u202f567')
  expect(formatUpTo(1, 12_345.67)).toBe('12\u202f345.7')
  expect(formatPercent(0.125)).toBe('12.5%')
  expect(counted(1, 'activity', 'activities')).toBe('1 activity')
  expect(counted(20_000, 'document')).toBe('20\u202f000 documents')
})

it.each([
  [0.8999, '89.9%'],
  [0.9, '90.0%'],
  [0.94999, '94.9%'],
  [0.95, '95.0%'],
  [0.9999, '99.9%'],
  [1, '100.0%'],
])('writes the rate %s as %s, never in a better band', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})

it('writes days with the month in letters, and times in UTC', () => {
  expect(formatDay('2026-11-08')).toBe('8 November 2026')
  expect(formatInstant(new Date('2026-11-08T23:05:00+02:00'))).toBe('8 November 2026, 21:05 UTC')
  expect(formatDuration(12_240)).toBe('12.2 s')
  expect(formatDuration(210_000)).toBe('3.5 min')
})

it('names countries in English', () => {
  expect(countryName('DE')).toBe('Germany')
  expect(countryName('XQ')).toBeUndefined()
})
