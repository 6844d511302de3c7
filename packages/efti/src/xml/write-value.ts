import type { ConsignmentValue } from '../dataset/consignment.ts'
import type { DataElement } from '../dataset/elements.ts'
import { dateToCompact } from '../values/date-time.ts'
import { isDecimal } from '../values/decimal.ts'

export interface WrittenValue {
  text: string
  attributes: Record<string, string>
}

/** Text and attributes of a value, the reverse of `readValue`. */
export function writeValue(element: DataElement, entry: ConsignmentValue): WrittenValue {
  const attributes = { ...entry.attributes }
  const { value } = entry
  if (typeof value === 'object') {
    if (value.unit !== '') attributes.unitId = value.unit
    return { text: numberText(value.value, entry.written), attributes }
  }
  if (typeof value === 'number') return { text: numberText(value, entry.written), attributes }
  // A day that came with hyphens goes back with them, regardless of the format it claims.
  const asWritten = value === entry.written
  if (element.kind === 'date' && typeof value === 'string' && !asWritten) return dateText(value, attributes)
  return { text: String(value), attributes }
}

function dateText(value: string, attributes: Record<string, string>): WrittenValue {
  const compact = dateToCompact(value)
  if (!compact) return { text: value, attributes }
  // A 205 that was read without its offset goes back as it came.
  const asRead = attributes.formatId === '205' && compact.format === '203'
  return { text: compact.text, attributes: { ...attributes, formatId: asRead ? '205' : compact.format } }
}

function numberText(number: number, written: string | undefined): string {
  if (written !== undefined && isDecimal(written) && Number(written) === number) return written
  const text = String(number)
  return text.includes('e')
    ? number.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 21 })
    : text
}
