/**
 * The one place where numbers, percentages, dates and countries become text. The texts are English, so names of months, weekdays and
 * countries are English too; how numbers, days and times are written follows the reader's locale.
 */
import { readerOf } from './reader-locale.ts'

const reader = readerOf()

const KB = 1024
const MB = 1024 * KB

const cached = new Map<string, Intl.NumberFormat>()

/** Made once for all that ask alike. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify(options)
  const format = cached.get(key) ?? new Intl.NumberFormat(reader.numbers, options)
  cached.set(key, format)
  return format
}

export const formatNumber = (value: number) => numberFormat().format(value)

/** With no more digits after the point than that. */
export const formatUpTo = (digits: number, value: number) =>
  numberFormat({ maximumFractionDigits: digits }).format(value)

/** With exactly so many digits after the point. */
export const formatFixed = (digits: number, value: number) =>
  numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** 0.125 as 13%, or with one digit as 12.5%. */
export const formatPercent = (share: number, digits = 0, fewest = digits) =>
  numberFormat({
    style: 'percent',
    minimumFractionDigits: fewest,
    maximumFractionDigits: digits,
  }).format(share)

/** Sizes are short enough to go without separators of thousands. */
const inTenths = (value: number, fewest: 0 | 1) =>
  numberFormat({ useGrouping: false, minimumFractionDigits: fewest, maximumFractionDigits: 1 }).format(value)

/** Under 1 KB in bytes, under 1 MB in KB, otherwise MB; one decimal. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${inTenths(bytes, 0)} B`
  if (bytes < MB) return `${inTenths(bytes / KB, 1)} KB`
  return `${inTenths(bytes / MB, 1)} MB`
}

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** The dashboard's wording of a size, with its own units. */
export function formatFileSizeInUnits(bytes: number): string {
  if (bytes <= 0) return `0 ${UNITS[0]}`
  const step = Math.min(Math.floor(Math.log(bytes) / Math.log(KB)), UNITS.length - 1)
  return `${inTenths(bytes / KB ** step, 0)} ${UNITS[step]}`
}

/** 0.987 as 98.7%; rounded down, so that no rate is shown in a better band than its own, nor as a whole that it is not. */
export const formatShare = (share: number) =>
  numberFormat({
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  }).format(share)

/** Of what should never happen: one in thousands is not 0.0%. */
export function formatSmallShare(share: number): string {
  if (share === 0 || share >= 0.01) return formatPercent(share, 1)
  return share < 0.0001 ? `below ${formatPercent(0.0001, 2)}` : formatPercent(share, 2)
}

/** A duration as people write it: 850 ms, 1.4 s, 2 min 5 s. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`
  if (ms < 60_000) return `${formatFixed(1, ms / 1000)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const short = new Intl.DateTimeFormat(reader.dates, { ...reader.day, ...reader.time })
const exact = new Intl.DateTimeFormat(reader.names, { dateStyle: 'full', timeStyle: 'long' })
const hour = new Intl.DateTimeFormat(reader.dates, reader.time)
const day = new Intl.DateTimeFormat(reader.dates, reader.day)
const dayInYear = new Intl.DateTimeFormat(reader.names, { day: 'numeric', month: 'short' })
const shortMonth = new Intl.DateTimeFormat(reader.names, { month: 'short', year: '2-digit' })
const wholeMonth = new Intl.DateTimeFormat(reader.names, { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const shortTime = (at: string) => short.format(new Date(at))
export const exactTime = (at: string) => exact.format(new Date(at))
export const formatDay = (at: string) => day.format(new Date(at))

/** The hour of something of today, the day of anything older: short enough for a list on a phone. */
export function recentTime(at: string, now = new Date()): string {
  const moment = new Date(at)
  return moment.toDateString() === now.toDateString() ? hour.format(moment) : day.format(moment)
}

/** '12 Nov', or '9–15 Nov' of two days: for the axis of a chart. */
export const formatDays = (first: Date, last: Date) => dayInYear.formatRange(first, last)
/** 'Nov 26'. */
export const formatShortMonth = (at: Date) => shortMonth.format(at)
/** 'November 2026' of '2026-11'. */
export const formatMonth = (month: string) => wholeMonth.format(new Date(`${month}-01T00:00:00Z`))

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** A code that is none stays as it is. */
export function countryName(code: string): string {
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}

/** Names of countries in another language, by ISO 3166-1 code. */
export function countryNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (code) => names.of(code) ?? code
}

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'a, b and c'. */
export const formatList = (parts: readonly string[]) => lists.format(parts)
