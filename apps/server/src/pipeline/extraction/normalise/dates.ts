import { bare } from '../lexicon/compare.ts'
import { lexicons } from '../lexicon/index.ts'

export interface FoundDate {
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM±hh:mm`. */
  value: string
  asWritten: string
  at: number
  /** False when day and month could be read either way. */
  certain: boolean
}

const months = new Map<string, number>()
for (const lexicon of lexicons) {
  lexicon.months.forEach((names, index) => {
    for (const name of names) months.set(bare(name), index + 1)
  })
}

const time = String.raw`(?:[\s,T]*(?:um|at|à|a)?\s*(\d{1,2})[:.hH](\d{2})(?::\d{2})?\s*(?:Uhr|h|hrs)?\s*(Z|[+-]\d{2}:?\d{2})?)?`
const shapes: { pattern: RegExp; order: 'ymd' | 'dmy' | 'mdy' }[] = [
  {
    pattern: new RegExp(String.raw`(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)${time}`, 'gu'),
    order: 'ymd',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,])(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})(?![\d])${time}`,
      'gu',
    ),
    order: 'dmy',
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:\.|er|st|nd|rd|th)?[\s.-]{0,2}(\p{L}{3,10})\.?[\s,.-]{0,2}(\d{4})(?!\d)${time}`,
      'gu',
    ),
    order: 'dmy',
  },
  {
    pattern: new RegExp(
      String.raw`(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)${time}`,
      'gu',
    ),
    order: 'mdy',
  },
  { pattern: /(?<!\d)(20\d{2})(\d{2})(\d{2})(?!\d)/gu, order: 'ymd' },
]

/** Dates of a text, first one first. Day before month, as in Europe; with strokes the other way where only that is possible. */
export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = []
  for (const { pattern, order } of shapes) {
    for (const match of text.matchAll(pattern)) {
      const date = read(match, order)
      const overlaps =
        date &&
        found.some((f) => date.at < f.at + f.asWritten.length && f.at < date.at + date.asWritten.length)
      if (date && !overlaps) found.push(date)
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

function read(match: RegExpMatchArray, order: 'ymd' | 'dmy' | 'mdy'): FoundDate | undefined {
  const [whole, a = '', b = '', c = '', hour, minute, zone] = match
  let [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b]
  let certain = true
  if (/^\p{L}/u.test(month)) {
    const number = months.get(bare(month))
    if (!number) return undefined
    month = String(number)
  } else if (order === 'dmy') {
    if (Number(month) > 12 && Number(day) <= 12 && whole.includes('/')) [day, month] = [month, day]
    else certain = Number(day) > 12 || day === month || !whole.includes('/')
  }
  if (year.length === 2) year = `20${year}`
  const date = calendarDate(Number(year), Number(month), Number(day))
  if (!date) return undefined
  return {
    value: date + timeOfDay(hour, minute, zone),
    asWritten: whole.trim(),
    at: match.index ?? 0,
    certain,
  }
}

/** A time is kept only with its offset: without one it is not yet a moment. */
function timeOfDay(hour?: string, minute?: string, zone?: string): string {
  if (!hour || !minute || !zone || Number(hour) > 23 || Number(minute) > 59) return ''
  const offset = zone === 'Z' ? '+00:00' : zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
  return `T${hour.padStart(2, '0')}:${minute}${offset}`
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  if (year < 1990 || year > 2100 || month < 1 || month > 12 || day < 1) return undefined
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
