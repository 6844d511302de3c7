import type { StoredDocument } from '../../pipeline/consignments/store.ts'
import type { StoredValue } from '../../pipeline/extraction/store.ts'

/** A document of the consignment with the values that are in force. */
export interface ReadDocument {
  document: StoredDocument
  values: readonly StoredValue[]
  isRejected: boolean
}

export interface Found {
  value: StoredValue
  document: StoredDocument
}

/** The first value of any of the elements: documents in their order, then elements in theirs. */
export function firstIn(documents: readonly ReadDocument[], ids: readonly string[]): Found | null {
  for (const { document, values } of documents) {
    for (const id of ids) {
      const value = values.find(({ eftiId, value: raw }) => eftiId === id && String(raw).trim() !== '')
      if (value) return { value, document }
    }
  }
  return null
}
