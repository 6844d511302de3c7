import type { ConsignmentField } from '@efti-hub/contract'
import { consignmentWords as words } from '../../words/consignment.ts'

const UNIT_SIGNS: Record<string, string> = {
  KGM: 'kg',
  TNE: 't',
  GRM: 'g',
  MTQ: 'm³',
  LTR: 'l',
  MTR: 'm',
  CMT: 'cm',
  CEL: '°C',
}

/** As a person reads it. Dates stay as they were printed, never shifted to another zone. */
export function formatValue(value: ConsignmentField['value']): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return value.toLocaleString()
  if (typeof value === 'string') return value
  return `${value.value.toLocaleString()} ${UNIT_SIGNS[value.unit] ?? value.unit}`
}
