const KB = 1024
const MB = 1024 * KB

/** Under 1 KB in bytes, under 1 MB in KB, otherwise MB; one decimal. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`
  if (bytes < MB) return `${(bytes / KB).toFixed(1)} KB`
  return `${(bytes / MB).toFixed(1)} MB`
}

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** The dashboard's wording of a size, with its own units. */
export function formatFileSizeInUnits(bytes: number): string {
  if (bytes <= 0) return `0 ${UNITS[0]}`
  const step = Math.min(Math.floor(Math.log(bytes) / Math.log(KB)), UNITS.length - 1)
  return `${Number((bytes / KB ** step).toFixed(1))} ${UNITS[step]}`
}

const short = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

export const shortTime = (at: string) => short.format(new Date(at))
export const exactTime = (at: string) => exact.format(new Date(at))

const hour = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

const printed = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
const printedHour = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone: 'UTC' })
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

/** The hour of something of today, the day of anything older: short enough for a list on a phone. */
export function recentTime(at: string, now = new Date()): string {
  const moment = new Date(at)
  return moment.toDateString() === now.toDateString() ? hour.format(moment) : day.format(moment)
}

/** A duration as people say it: 850 ms, 1.4 s, 2 min 5 s. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** 0.987 as 98.7%. */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

/** Of what should never happen: one in thousands is not 0.0%. */
export function formatSmallShare(share: number): string {
  if (share === 0 || share >= 0.01) return formatShare(share)
  return share < 0.0001 ? 'below 0.01%' : `${(share * 100).toFixed(2)}%`
}
