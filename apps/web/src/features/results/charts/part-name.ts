import type { ResultsSummary } from '@efti-hub/contract'

const FORMATS = {
  day: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }),
  month: new Intl.DateTimeFormat(undefined, { month: 'short', year: '2-digit' }),
}

/** '12 Nov', '9–15 Nov', 'Nov 26'. */
export function partName(from: string, until: string, unit: ResultsSummary['unit']): string {
  const [first, last] = [new Date(from), new Date(Date.parse(until) - 1)]
  if (unit === 'month') return FORMATS.month.format(first)
  return unit === 'day' ? FORMATS.day.format(first) : FORMATS.day.formatRange(first, last)
}
