import type { ResultsSummary } from '@efti-hub/contract'
import { formatDays, formatShortMonth } from '../../../words/format.ts'

/** '12 Nov', '9–15 Nov', 'Nov 26'. */
export function partName(from: string, until: string, unit: ResultsSummary['unit']): string {
  const [first, last] = [new Date(from), new Date(Date.parse(until) - 1)]
  if (unit === 'month') return formatShortMonth(first)
  return formatDays(first, unit === 'day' ? first : last)
}
