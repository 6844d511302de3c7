import type { ComparedValue } from '@efti-hub/contract'
import { formatQuantity } from '../../ui/quantities.ts'

/** Dates stay as they were printed; numbers are written as the reader writes them. */
export function formatCompared(value: ComparedValue): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join(', ') : formatQuantity(value)
}
