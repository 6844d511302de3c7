import { readerOf } from './reader-locale.ts'

const reader = readerOf()

const printed = new Intl.DateTimeFormat(reader.dates, { ...reader.day, timeZone: 'UTC' })
const printedHour = new Intl.DateTimeFormat(reader.dates, { ...reader.time, timeZone: 'UTC' })
const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/

/** A day, with its time if it has one, as the reader writes it; the time stays the printed one, never shifted. Other text stays as it is. */
export function formatPrinted(text: string): string {
  const [, date, time, offset] = WRITTEN.exec(text) ?? []
  const moment = new Date(`${date}T${time ?? '00:00'}Z`)
  // A day that no month has would become one of the next month.
  if (!date || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date)) return text
  const zone = offset ? ` UTC${offset === 'Z' ? '' : offset}` : ''
  return time ? `${printed.format(moment)}, ${printedHour.format(moment)}${zone}` : printed.format(moment)
}

const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' })

/** The reader's day, as documents print theirs: '2026-11-28'. */
export const dayOfToday = (now = new Date()) => isoDay.format(now)
