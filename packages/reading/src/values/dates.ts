import { bare } from '../words/compare.ts'
import { lexicons } from '../words/index.ts'
import { phrase } from '../words/phrases/index.ts'

export interface FoundDate {
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM±hh:mm`. */
  value: string
  asWritten: string
  at: number
  /** False when day and month could be read either way. */
  certain: boolean
}

/** Month by name and language: 'listopada' is November in Polish and October in Croatian. */
const months = new Map<string, Map<string, number>>()
for (const lexicon of lexicons) {
  lexicon.months.forEach((names, index) => {
    for (const name of names) {
      const known = months.get(bare(name)) ?? new Map<string, number>()
      months.set(bare(name), known.set(lexicon.language, index + 1))
    }
  })
}

/** What all languages agree on, else what the paper's language says. */
function monthOf(name: string, language: string | null | undefined): number | undefined {
  const known = months.get(bare(name))
  if (!known) return undefined
  const distinct = new Set(known.values())
  return distinct.size === 1 ? [...distinct][0] : known.get(language ?? '')
}

/** 'dnia 20 listopada 2026 r.', 'dana 20. listopada 2026. godine': the words beside a day tell its language too. */
const languageBeside = (text: string): string | undefined =>
  /(?<!\p{L})dnia(?!\p{L})|\d{4}\s?r\.(?!\p{L})/u.test(text)
    ? 'pl'
    : /(?<!\p{L})(?:dana|god(?:ine)?)(?!\p{L})/u.test(text)
      ? 'hr'
      : undefined

type Order = 'ymd' | 'ydm' | 'dmy' | 'mdy'

const time = String.raw`(?:[\s,T]*(?:${phrase('timeAhead')})?\s*(\d{1,2})[:.hH](\d{2})(?::\d{2})?\s*(?:h|${phrase('clockBehind')})?\s*(Z|[+-]\d{2}:?\d{2})?)?`
const shapes: { pattern: RegExp; order: Order }[] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{4})(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})(?!\d)${time}`,
      'gu',
    ),
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
      String.raw`(?<!\d)(\d{1,2})(?:\.|º|${phrase('dayEnding')})?[\s./-]{0,2}(?:(?:${phrase('ofMonth')})\s)?(\p{L}{3,13})\.?[\s,./-]{0,2}(?:(?:${phrase('ofYear')})\s)?(\d{4})(?!\d)${time}`,
      'giu',
    ),
    order: 'dmy',
  },
  // '23NOV26', '4-Nov-26': two figures are a year only behind a month that is cut short.
  { pattern: /(?<![\d.,])(\d{1,2})\.?[\s/-]?(\p{L}{3})\.?[\s/-]?['’]?(\d{2})(?![\d:.]?\d)/gu, order: 'dmy' },
  // '19/11 2026', '12 / 11  20...... 26': the century is printed, the year filled in.
  {
    pattern: /(?<![\d.,/-]\s?)(\d{1,2})\s?[./]\s?(\d{1,2})\.?\s{1,3}20[\s._…]{0,14}(\d{2})(?![\d:.,]?\d)/gu,
    order: 'dmy',
  },
  // '1 – 12 – ’26', '30/11/’26', as people write into a form by hand.
  {
    pattern:
      /(?<![\d./–—-]\s?|\d,\s?)(\d{1,2})\s?[–—]\s?(\d{1,2})\s?[–—]\s?['’‘]?(\d{4}|\d{2})(?![\d–—-]|\s?[–—])/gu,
    order: 'dmy',
  },
  {
    pattern: /(?<![\d./-]\s?|\d,\s?)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?['’‘](\d{2})(?!\d)/gu,
    order: 'dmy',
  },
  // '2026 11 24', as the consignment note of the railways asks for it.
  {
    pattern: /(?<![\d/.-]\s?)(20[2-9]\d) (0[1-9]|1[0-2]) (0[1-9]|[12]\d|3[01])(?![\d/.-]|\s\d+(?!\d?\s?h))/gu,
    order: 'ymd',
  },
  // '2026. XI. 20.', '20.XI.2026': months in Roman figures.
  { pattern: /(?<!\d)(\d{4})\.?\s?([IVX]{1,4})\.?\s?(\d{1,2})(?![\d.,]\d)\.?/gu, order: 'ymd' },
  { pattern: /(?<![\d.,])(\d{1,2})\.?[\s.-]?([IVX]{1,4})[\s.-]{1,2}(\d{4})(?!\d)/gu, order: 'dmy' },
  {
    // '2026. november 12.', '2026 m. lapkričio 12 d.', '2026. gada 12. novembris'
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{4})\.?(?:\s(?:${phrase('yearWord')}))?\s(\p{L}{3,13})\.?\s(\d{1,2})(?![\d.,]\d)(?:\.|\s(?:${phrase('dayWord')}))?`,
      'gu',
    ),
    order: 'ymd',
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{4})\.?\s(?:(?:${phrase('yearWord')})\s)?(\d{1,2})\.\s(\p{L}{3,13})`,
      'gu',
    ),
    order: 'ydm',
  },
  {
    pattern: new RegExp(
      String.raw`(\p{L}{3,10})\.?\s+(\d{1,2})(?:${phrase('dayEnding')})?,?\s+(\d{4})(?!\d)${time}`,
      'gu',
    ),
    order: 'mdy',
  },
  { pattern: /(?<!\d)(20\d{2})(\d{2})(\d{2})(?!\d)/gu, order: 'ymd' },
  // '2026-NOV-11', 'NOV-11-2026'
  { pattern: /(?<![\d/-])(20\d{2})[/-](\p{L}{3,9})[/-](\d{1,2})(?![\d/-])/gu, order: 'ymd' },
  { pattern: /(?<!\p{L})(\p{L}{3,9})[/-](\d{1,2})[/-](20\d{2})(?![\d/-])/gu, order: 'mdy' },
]

const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** Dates of a text, first one first. Day before month, as in Europe; with strokes the other way where only that is possible. */
export function datesIn(text: string, language?: string | null): FoundDate[] {
  if (!/\d/.test(text)) return []
  const found: FoundDate[] = []
  for (const { pattern, order } of shapes) {
    for (const match of text.matchAll(pattern)) {
      const date = read(match, order, language)
      const overlaps =
        date &&
        found.some((f) => date.at < f.at + f.asWritten.length && f.at < date.at + date.asWritten.length)
      if (date && !overlaps) found.push(date)
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

const DAY_FIRST =
  /(?<![\d.,/-])(?<day>\d{1,2})\s?(?<sign>[./-])\s?(?<month>\d{1,2})\s?\k<sign>\s?(?<year>20\d{2})(?![\d/-])/u
const YEAR_FIRST =
  /(?<![\d.,/-])(?<year>20\d{2})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?![\d/-])/u

/** '30.02.2026': a day that no month of the calendar has, as it is printed where a date is asked for. A misread figure is none. */
export function impossibleDateIn(text: string): FoundDate | undefined {
  const match = DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text)
  const { day = '', month = '', year = '' } = match?.groups ?? {}
  const isDay = Number(day) >= 29 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
  if (!match || !isDay || calendarDate(Number(year), Number(month), Number(day))) return undefined
  return {
    value: `${year}-${month.padStart(2, '0')}-${day}`,
    asWritten: match[0],
    at: match.index,
    certain: false,
  }
}

function read(
  match: RegExpMatchArray,
  order: Order,
  language: string | null | undefined,
): FoundDate | undefined {
  const [whole, a = '', b = '', c = '', hour, minute, zone] = match
  let [year, month, day] = inOrder(order, a, b, c)
  let certain = true
  if (/^\p{L}/u.test(month)) {
    const number =
      romanMonths.indexOf(month) + 1 ||
      (monthOf(month, language) ?? monthOf(month, languageBeside(match.input ?? '')))
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

function inOrder(order: Order, a: string, b: string, c: string): [string, string, string] {
  if (order === 'ymd') return [a, b, c]
  if (order === 'ydm') return [a, c, b]
  return order === 'dmy' ? [c, b, a] : [c, a, b]
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
