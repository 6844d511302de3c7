import type { AskableField } from '@efti-hub/contract'
import { formatQuantity } from '../../ui/quantities.ts'
import { formatPrinted } from '../../words/printed-day.ts'
import { workWords } from '../../words/work.ts'

/** As the values beside the document are shown. */
export function shownValue({ value, meaning }: NonNullable<AskableField['known']>): string {
  if (meaning) return meaning
  if (typeof value === 'boolean') return value ? workWords.yes : workWords.no
  return typeof value === 'string' ? formatPrinted(value) : formatQuantity(value)
}
