/**
 * How numbers, days, times and countries are written in mails and PDF reports. Neither accounts nor organisations have a language or a
 * time zone of their own, and a report is passed on to people whom nobody knows, so it is one way for all: English names, months in
 * letters, times in UTC, a decimal point, and thousands apart by a narrow no-break space (ISO 80000-1), which nobody takes for a decimal
 * sign.
 */

const NARROW_SPACE = '\u202f'

const counts = numberFormat({ maximumFractionDigits: 0 })
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  // 'min2': 1234, but 12 345.
  const format = new Intl.NumberFormat('en-GB', { useGrouping: 'min2', ...options })
  return (value) => format.format(value).replaceAll(',', NARROW_SPACE)
}

/** '12 345'. */
export const formatCount = (count: number) => counts(count)

/** '12 345.6', with no more digits after the point than that. */
export const formatUpTo = (digits: number, value: number) =>
  numberFormat({ maximumFractionDigits: digits })(value)

/** 0.125 as '12.5%'. */
export const formatPercent = (share: number, digits = 1) =>
  numberFormat({ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits })(share)

/** As a percentage, rounded down: no rate of documents is shown in a better band than its own, nor as 100% that it is not. */
export const formatRate = numberFormat({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  roundingMode: 'floor',
})

/** '22 November 2026', of an instant in UTC or of a day 'YYYY-MM-DD'. */
export const formatDay = (at: Date | string) => days.format(new Date(at))

/** '22 November 2026, 14:05 UTC'. */
export const formatInstant = (at: Date | string) => `${formatDay(at)}, ${times.format(new Date(at))} UTC`

/** '12.2 s', '3.5 min', '1.2 h'. */
export function formatDuration(ms: number): string {
  const seconds = ms / 1_000
  if (seconds < 60) return `${formatUpTo(1, seconds)} s`
  return seconds < 3_600 ? `${formatUpTo(1, seconds / 60)} min` : `${formatUpTo(1, seconds / 3_600)} h`
}

/** 'Germany' of 'DE'; undefined for a code of no country. */
export const countryName = (code: string): string | undefined => regions.of(code)

/** '1 document', '12 345 documents'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
