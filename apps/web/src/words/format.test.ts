import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  countryName,
  formatDuration,
  formatFileSize,
  formatFileSizeInUnits,
  formatFixed,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShare,
  formatSmallShare,
  formatUpTo,
  recentTime,
} from './format.ts'
import { formatPrinted } from './printed-day.ts'

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KB'],
    [1536, '1.5 KB'],
    [1_048_575, '1024.0 KB'],
    [1_048_576, '1.0 MB'],
    [52_428_800, '50.0 MB'],
  ])('%i bytes as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
})

describe('formatFileSizeInUnits', () => {
  it.each([
    [0, '0 Bytes'],
    [512, '512 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [52_428_800, '50 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [5 * 1024 ** 4, '5120 GB'],
  ])('%i bytes as %s', (bytes, text) => expect(formatFileSizeInUnits(bytes)).toBe(text))
})

describe('formatDuration', () => {
  it.each([
    [-5, '0 ms'],
    [850, '850 ms'],
    [1400, '1.4 s'],
    [125_000, '2 min 5 s'],
    [119_600, '2 min 0 s'],
  ])('%i ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text))
})

it('writes a confidence with one decimal', () => {
  expect(formatShare(0.98765)).toBe('98.7%')
  expect(formatShare(1)).toBe('100.0%')
})

it.each([
  [0.8999, '89.9%'],
  [0.9, '90.0%'],
  [0.94999, '94.9%'],
  [0.95, '95.0%'],
  [0.9999, '99.9%'],
  [0.29, '29.0%'],
])('writes the rate %s as %s, never in a better band than its own', (rate, text) => {
  expect(formatShare(rate)).toBe(text)
})

it('names the hour today and the day before that', () => {
  const now = new Date(2026, 10, 20, 18, 0)
  expect(recentTime(new Date(2026, 10, 20, 0, 1).toISOString(), now)).not.toContain('2026')
  expect(recentTime(new Date(2026, 10, 19, 23, 59).toISOString(), now)).toContain('2026')
})

it.each([
  [0, '0.0%'],
  [0.00001, 'below 0.01%'],
  [1 / 2_432, '0.04%'],
  [0.0523, '5.2%'],
])('writes a share of %d of what should not happen as %s', (share, written) => {
  expect(formatSmallShare(share)).toBe(written)
})

describe('what a document prints', () => {
  it('is written as the reader writes days, with the printed time', () => {
    const day = 'Nov 18, 2026'
    expect(formatPrinted('2026-11-18')).toBe(day)
    expect(formatPrinted('2026-11-18T23:20+11:00')).toMatch(new RegExp(`^${day}, .*UTC\\+11:00$`))
    expect(formatPrinted('2026-02-31')).toBe('2026-02-31')
    expect(formatPrinted('CIM 8040117725')).toBe('CIM 8040117725')
  })
})

it('counts with separators, and gives exactly or at most so many digits', () => {
  expect(formatNumber(12_345)).toBe('12,345')
  expect(formatFixed(1, 2)).toBe('2.0')
  expect(formatUpTo(1, 2.04)).toBe('2')
  expect(formatPercent(1.25)).toBe('125%')
  expect(formatPercent(0.5, 1, 0)).toBe('50%')
})

it('names a month as a whole, in any time zone, and a country by its code', () => {
  expect(formatMonth('2026-11')).toBe('November 2026')
  expect(countryName('DE')).toBe('Germany')
  expect(countryName('not a code')).toBe('not a code')
})

it('is the one place that formats numbers, dates and countries', () => {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const elsewhere = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(
      (file) =>
        !/\.test\.tsx?$|^words\/(format|printed-day|reader-locale|since|answer\/format-in)\.ts$|^api\/time-zone\.ts$/.test(
          file,
        ),
    )
    .filter((file) =>
      /toLocale(Date|Time)?String|\bIntl\.\w+\(|\.toFixed\(/.test(readFileSync(`${source}/${file}`, 'utf8')),
    )
  expect(elsewhere).toEqual([])
})
