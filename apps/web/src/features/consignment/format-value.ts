import type { ConsignmentField } from '@efti-hub/contract'
import { formatQuantity } from '../../ui/quantities.ts'
import { consignmentWords as words } from '../../words/consignment.ts'
import { formatPrinted } from '../../words/printed-day.ts'

/** As a person reads it: of a code what it means (a tooltip has the code), days as the reader writes them, never shifted to another zone. */
export function formatValue({ value, meaning }: Pick<ConsignmentField, 'value' | 'meaning'>): string {
  if (meaning) return meaning
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return typeof value === 'string' ? formatPrinted(value) : formatQuantity(value)
}

/** The code behind what is shown, for a tooltip; nothing where a value is shown as it is. */
export const codeBehind = ({ value, meaning }: Pick<ConsignmentField, 'value' | 'meaning'>) =>
  meaning ? String(value) : undefined
