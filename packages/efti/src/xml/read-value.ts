import type { ConsignmentValue, Value } from '../dataset/consignment.ts'
import type { DataElement } from '../dataset/elements.ts'
import { dateFromCompact, isHyphenatedDay } from '../values/date-time.ts'
import { isDecimal } from '../values/decimal.ts'
import { NO_ATTRIBUTES } from './open-element.ts'

/** More digits than this a JavaScript number cannot be trusted to keep. */
const SAFE_DIGITS = 15

/**
 * The value of an element as the library represents it, from its text and attributes. A text that does not fit stays text:
 * the rules report what is wrong with it.
 */
export function readValue(
  element: DataElement,
  path: string,
  text: string,
  attributes: Readonly<Record<string, string>>,
): ConsignmentValue {
  const value = convert(element, text, attributes)
  const result: ConsignmentValue = { eftiId: element.id, path, value }
  if (attributes !== NO_ATTRIBUTES) {
    const rest = typeof value === 'object' ? withoutUnit(attributes) : attributes
    if (Object.keys(rest).length > 0) result.attributes = rest
  }
  if (text.length > SAFE_DIGITS ? losesDigits(value, text) : isHyphenated(element, text))
    result.written = text
  return result
}

function convert(element: DataElement, text: string, attributes: Readonly<Record<string, string>>): Value {
  switch (element.kind) {
    case 'date':
      return dateFromCompact(text, attributes.formatId ?? '') ?? text
    case 'flag':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
    case 'count':
    case 'decimal':
    case 'amount':
      return isDecimal(text) ? Number(text) : text
    case 'measure':
      return isDecimal(text) ? { value: Number(text), unit: attributes.unitId ?? '' } : text
    default:
      return text
  }
}

/** It looks like a date that was read from its format, and was not. */
function isHyphenated({ kind }: DataElement, text: string): boolean {
  return kind === 'date' && isHyphenatedDay(text)
}

function withoutUnit({ unitId: _, ...rest }: Readonly<Record<string, string>>): Record<string, string> {
  return rest
}

function losesDigits(value: Value, text: string): boolean {
  const number = typeof value === 'object' ? value.value : value
  return typeof number === 'number' && text.replace(/[^\d]/g, '').length > SAFE_DIGITS
}
