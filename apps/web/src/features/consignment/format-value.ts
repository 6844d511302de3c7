import { type ConsignmentField, unitSign } from '@efti-hub/contract'
import { consignmentWords as words } from '../../words/consignment.ts'

/** As a person reads it. Dates stay as they were printed, never shifted to another zone. */
export function formatValue(value: ConsignmentField['value']): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return value.toLocaleString()
  if (typeof value === 'string') return value
  return `${value.value.toLocaleString()} ${unitSign(value.unit)}`
}
