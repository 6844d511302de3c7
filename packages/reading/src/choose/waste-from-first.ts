import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'

/**
 * Waste without a notification, as on a country's own form: its first code is the first, which on the form for notified waste
 * is the notification's number.
 */
export function wasteFromFirst(values: ExtractedValue[]): ExtractedValue[] {
  const { eftiId } = placeOf('wasteCode')
  const codes = values.filter((value) => value.eftiId === eftiId)
  const isFirst = (value: ExtractedValue) => value.path === placeOf('wasteCode', 1).path
  if (codes.length === 0 || codes.some(isFirst)) return values
  return values.map((value) => {
    const at = codes.indexOf(value)
    return at < 0 ? value : { ...value, ...placeOf('wasteCode', at + 1) }
  })
}
