import type { ComparedValue } from '@efti-hub/contract'
import { formatQuantity } from '../../ui/quantities.ts'
import { formatPrinted } from '../../words/printed-day.ts'

/** Numbers and days as the reader writes them; the time stays the printed one. */
export function formatCompared(value: ComparedValue): string {
  if (typeof value === 'string') return formatPrinted(value)
  return Array.isArray(value) ? value.join(', ') : formatQuantity(value)
}
