/** Codes of EDIFACT 2379 that eFTI uses: 102 CCYYMMDD, 203 CCYYMMDDHHMM, 205 CCYYMMDDHHMMZHHMM. */
export type DateFormat = '102' | '203' | '205'

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})([+-]\d{2}:\d{2})?)?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})([+-]\d{4})?)?$/

/**
 * '202401020800+0100' with formatId 205 -> '2024-01-02T08:00+01:00'. Never shifted. Null if the text has another shape
 * than digits of that format; a 205 without its offset is let through, as published examples have it, and so is a day
 * that no calendar has: `isCalendarDate` decides that.
 */
export function dateFromCompact(text: string, format: string): string | null {
  const parts = COMPACT.exec(text)
  if (!parts) return null
  const [, year, month, day, hour, minute, offset] = parts
  const date = `${year}-${month}-${day}`
  if (hour === undefined) return format === '102' ? date : null
  if (format === '102' || (format === '203' && offset !== undefined)) return null
  return `${date}T${hour}:${minute}${offset ? `${offset.slice(0, 3)}:${offset.slice(3)}` : ''}`
}

/** '2024-01-02T08:00+01:00' -> { text: '202401020800+0100', format: '205' }; null if not an eFTI date. */
export function dateToCompact(date: string): { text: string; format: DateFormat } | null {
  const parts = ISO.exec(date)
  if (!parts) return null
  const [, year, month, day, hour = '', minute = '', offset = ''] = parts
  const format = offset ? '205' : hour ? '203' : '102'
  return { text: `${year}${month}${day}${hour}${minute}${offset.replace(':', '')}`, format }
}

/** Is it a day with hyphens, 'YYYY-MM-DD', in whatever calendar? */
export function isHyphenatedDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/** Has it the shape of an eFTI date ('YYYY-MM-DD', 'YYYY-MM-DDTHH:MM', with or without '±hh:mm')? */
export function isDateShaped(date: string): boolean {
  return ISO.test(date)
}

/** Is it a day of the calendar, a time of day and an offset within ±14:00? False also for another shape. */
export function isCalendarDate(date: string): boolean {
  const parts = ISO.exec(date)
  if (!parts) return false
  const [year, month, day, hour, minute] = parts.slice(1, 6).map(Number)
  return (
    isDayOf(year ?? 0, month ?? 0, day ?? 0) &&
    (parts[4] === undefined || ((hour ?? 24) < 24 && (minute ?? 60) < 60)) &&
    (parts[6] === undefined || isOffset(parts[6]))
  )
}

/**
 * -1, 0 or 1: which date comes first. Null where that is undecidable: a shape that is no date, or times of the same day
 * of which only one has an offset. Days are compared as written when either has no time.
 */
export function compareDates(left: string, right: string): -1 | 0 | 1 | null {
  if (!isCalendarDate(left) || !isCalendarDate(right)) return null
  const whole = left.length === 10 || right.length === 10
  if (whole) return order(left.slice(0, 10), right.slice(0, 10))
  if (left.length > 16 && right.length > 16) return order(instant(left), instant(right))
  // One offset is unknown: what is more than a day apart is certain all the same.
  if (left.length > 16 || right.length > 16) {
    const apart = instant(left.slice(0, 16)) - instant(right.slice(0, 16))
    return Math.abs(apart) > 28 * 3_600_000 ? order(apart, 0) : null
  }
  return order(left, right)
}

function isDayOf(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const length = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= length
}

function isOffset(offset: string): boolean {
  const hours = Number(offset.slice(1, 3))
  const minutes = Number(offset.slice(4, 6))
  return minutes < 60 && hours * 60 + minutes <= 14 * 60
}

function instant(date: string): number {
  return Date.parse(date.length > 16 ? date : `${date}Z`)
}

function order<T>(left: T, right: T): -1 | 0 | 1 {
  return left < right ? -1 : left > right ? 1 : 0
}
