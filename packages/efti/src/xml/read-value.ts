import type { ConsignmentValue, Value } from '../dataset/consignment.ts'
import type { DataElement } from '../dataset/elements.ts'
import { dateFromCompact } from '../values/date-time.ts'

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * The value of an element as the library holds it, from its text and attributes. A text that does not fit stays text:
 * what is wrong with it is for the rules to say.
 */
export function readValue(
  element: DataElement,
  path: string,
  text: string,
  attributes: Record<string, string>,
): ConsignmentValue {
  const rest = attributes
  const value = convert(element, text, rest)
  const result: ConsignmentValue = { eftiId: element.id, path, value }
  if (Object.keys(rest).length > 0) result.attributes = rest
  if (losesDigits(value, text)) result.written = text
  return result
}

function convert(element: DataElement, text: string, rest: Record<string, string>): Value {
  switch (element.kind) {
    case 'date':
      return dateFromCompact(text, rest.formatId ?? '') ?? text
    case 'flag':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
    case 'count':
    case 'decimal':
    case 'amount':
      return DECIMAL.test(text) ? Number(text) : text
    case 'measure':
      return DECIMAL.test(text) ? { value: Number(text), unit: takeUnit(rest) } : text
    default:
      return text
  }
}

function takeUnit(rest: Record<string, string>): string {
  const unit = rest.unitId ?? ''
  delete rest.unitId
  return unit
}

function losesDigits(value: Value, text: string): boolean {
  const number = typeof value === 'object' ? value.value : value
  return typeof number === 'number' && text.replace(/[^\d]/g, '').length > 15
}
