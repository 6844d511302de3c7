import type { Consignment, ConsignmentValue } from '@efti-hub/efti'
import type { StoredExtraction, StoredValue } from './store.ts'

/** What was extracted, as the law's library takes it. */
export function consignmentOf({ values, extra }: StoredExtraction): Consignment {
  return { values: values.map(asValue), ...(extra.length > 0 ? { extra } : {}) }
}

function asValue({ eftiId, path, value, attributes, asWritten }: StoredValue): ConsignmentValue {
  const hasAttributes = attributes && Object.keys(attributes).length > 0
  return {
    eftiId,
    path,
    value,
    ...(hasAttributes ? { attributes } : {}),
    ...(losesDigits(value, asWritten) ? { written: asWritten } : {}),
  }
}

/** More digits than a JavaScript number keeps: what a message wrote goes back as it was written. */
function losesDigits(value: ConsignmentValue['value'], asWritten: string): boolean {
  const number = typeof value === 'object' ? value.value : value
  return Number(asWritten) === number && asWritten.replace(/\D/g, '').length > 15
}
