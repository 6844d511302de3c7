// Apart from format.ts, which is in every first load.
import { formatDay } from './format.ts'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const DAY_MS = 86_400_000

/** 'today', 'yesterday', the weekday within the last six days, and the date of anything older. */
export function sinceDay(at: string, now = new Date()): string {
  const moment = new Date(at)
  const days = Math.round((startOf(now) - startOf(moment)) / DAY_MS)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? weekday.format(moment) : formatDay(at)
}

const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
