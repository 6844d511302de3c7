import type { ConsignmentField } from '@efti-hub/contract'
import { formatQuantity } from '../../ui/quantities.ts'
import { consignmentWords as words } from '../../words/consignment.ts'

/** As a person reads it. Dates stay as they were printed, never shifted to another zone. */
export function formatValue(value: ConsignmentField['value']): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return typeof value === 'string' ? value : formatQuantity(value)
}
